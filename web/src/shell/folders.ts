/** Named things in folders: a name with a slash lies in the folder before it. Pure. */

const SLASH = '/';

export interface Folder<T> {
  /** "" for things in no folder. */
  readonly name: string;
  readonly things: readonly T[];
}

/** "club evening" of "club evening/left wing"; "" for a thing in no folder. */
export function folderOf(name: string): string {
  const at = name.lastIndexOf(SLASH);
  return at < 0 ? '' : name.slice(0, at).trim();
}

/** "left wing" of "club evening/left wing". */
export function leafOf(name: string): string {
  return name.slice(name.lastIndexOf(SLASH) + 1).trim() || name;
}

/** The name of the same thing in another folder, "" for none. */
export function inFolder(name: string, folder: string): string {
  return folder === '' ? leafOf(name) : `${folder}${SLASH}${leafOf(name)}`;
}

/** Things in no folder first, then folder by folder by name; within one they keep their order. */
export function foldersOf<T extends { readonly name: string }>(things: readonly T[]): readonly Folder<T>[] {
  const names = [...new Set(things.map(({ name }) => folderOf(name)))].sort((one, other) => one.localeCompare(other));
  return names.map((name) => ({ name, things: things.filter((one) => folderOf(one.name) === name) }));
}
