/**
 * Page translators put elements in the place of text nodes. What is written to such a node afterwards would never be seen.
 *
 * A text node that was taken out so is watched, and goes back to its place as soon as its text changes; the translator then finds it again.
 */

/** The element in which translators put their words. */
const STAND_IN = 'FONT';

/** The element that took a text node's place in this change; undefined where the node went for another reason. */
function standInOf(record: MutationRecord, records: readonly MutationRecord[]): Element | undefined {
  const around = records.filter(({ target }) => target === record.target).flatMap(({ addedNodes }) => [...addedNodes]);
  const near = [record.previousSibling, record.nextSibling, ...record.addedNodes];
  return around.find((node): node is Element => node.nodeName === STAND_IN && near.includes(node as ChildNode));
}

/** Keeps the texts below root alive under a page translator. Answers how to stop. */
export function keepTextsAlive(root: Node): () => void {
  const standIns = new Map<Node, Element>();
  const written = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      if (standIn?.isConnected && !target.isConnected) standIn.replaceWith(target);
      standIns.delete(target);
    }
  });
  const replaced = new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.removedNodes) {
        const standIn = node instanceof Text ? standInOf(record, records) : undefined;
        if (standIn === undefined) continue;
        standIns.set(node, standIn);
        written.observe(node, { characterData: true });
      }
    for (const [node, standIn] of standIns) if (!standIn.isConnected) standIns.delete(node);
  });
  replaced.observe(root, { childList: true, subtree: true });
  return () => [replaced, written].forEach((one) => one.disconnect());
}
