/** An observation laid out: lone values as figures, rows of values as tiles, structs as tables. */

import type { JSX } from 'preact';

import { t } from '../i18n';
import type { Observation } from '../net/wire';
import { type Block, blocksOf, type Scalar, type StructBlock, type TableBlock, type ValueBlock } from './blocks';
import type { GameWords } from './words';

interface WithWords {
  readonly words: GameWords;
}

export function SeenCard({ observation, words }: WithWords & { readonly observation: Observation | null }): JSX.Element | null {
  if (!observation) return null;
  return (
    <section class="plain-card plain-seen" aria-labelledby="plain-seen">
      <h2 id="plain-seen">{t('plain-seen')}</h2>
      <Blocks blocks={blocksOf(observation)} words={words} />
    </section>
  );
}

function Blocks({ blocks, words }: WithWords & { readonly blocks: readonly Block[] }): JSX.Element {
  const values = blocks.filter((block): block is ValueBlock => block.kind === 'value');
  return (
    <>
      {values.length > 0 && (
        <dl class="plain-values cluster">
          {values.map(({ name, value }) => (
            <div key={name}>
              <dt>{words.field(name)}</dt>
              <dd class={isEmpty(value) ? 'none' : undefined}>{words.value(name, value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div class="plain-figures cluster">
        {blocks.map((block) => {
          if (block.kind === 'struct') return <Struct key={block.name} block={block} words={words} />;
          if (block.kind === 'table') return <Table key={block.name} block={block} words={words} />;
          return null;
        })}
      </div>
    </>
  );
}

const isEmpty = (value: Scalar): boolean => value === '' || value === null;

function Struct({ block, words }: WithWords & { readonly block: StructBlock }): JSX.Element {
  return (
    <section class="plain-struct" aria-label={words.field(block.name)}>
      <h3>{words.field(block.name)}</h3>
      <Blocks blocks={block.blocks} words={words} />
    </section>
  );
}

function Table({ block, words }: WithWords & { readonly block: TableBlock }): JSX.Element {
  const title = words.field(block.name);
  return (
    <figure class="plain-figure">
      <figcaption>{title}</figcaption>
      {block.rows.length === 0 ? (
        <p class="plain-nothing">{t('plain-none')}</p>
      ) : (
        <div class="plain-scroll" tabIndex={block.width > 6 ? 0 : undefined} role="group" aria-label={title}>
          <table class={block.columns ? 'plain-rows' : hasWords(block, words) ? 'plain-grid with-words' : 'plain-grid'}>
            {block.columns ? <StructRows block={block} columns={block.columns} words={words} /> : <GridRows block={block} words={words} />}
          </table>
        </div>
      )}
    </figure>
  );
}

/** More characters than this are words, not figures. */
const FIGURE = 4;

const isLong = (text: string): boolean => text.length > FIGURE;

function hasWords(block: TableBlock, words: GameWords): boolean {
  return block.rows.some((row) => row.some((value) => isLong(words.value(block.name, value))));
}

function StructRows({
  block,
  columns,
  words,
}: WithWords & { readonly block: TableBlock; readonly columns: readonly string[] }): JSX.Element {
  return (
    <>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {words.field(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {row.map((value, column) => (
              <td key={column} class={typeof value === 'number' ? 'number' : undefined}>
                {words.value(columns[column] ?? '', value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** A single row has a head over each tile; several rows have one before each, over them where the family names the columns. */
function GridRows({ block, words }: WithWords & { readonly block: TableBlock }): JSX.Element {
  const isRow = block.rows.length === 1;
  const columns = Array.from({ length: block.width }, (_, index) => index);
  const hasColumns = isRow || words.hasHeads('column', block.name);
  const columnHead = (index: number): string => {
    if (words.hasHeads('column', block.name)) return words.head('column', block.name, index);
    return words.head('row', block.name, index);
  };
  return (
    <>
      {hasColumns && (
        <thead>
          <tr>
            {!isRow && <td />}
            {columns.map((index) => (
              <th key={index} scope="col">
                {columnHead(index)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {!isRow && <th scope="row">{words.head('row', block.name, index)}</th>}
            {columns.map((column) => (
              <Tile key={column} name={block.name} value={row[column]} words={words} />
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** One cell; nothing at all where a row is shorter than others. */
function Tile({ name, value, words }: WithWords & { readonly name: string; readonly value: Scalar | undefined }): JSX.Element {
  if (value === undefined) return <td />;
  const text = words.value(name, value);
  const look = isEmpty(value) ? ' none' : isLong(text) ? ' words' : '';
  return (
    <td>
      <span class={`plain-tile centred entry${look}`}>{isEmpty(value) ? <span class="visually-hidden">{text}</span> : text}</span>
    </td>
  );
}
