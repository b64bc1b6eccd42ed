/** What a legal action consists of, by the parts of its option. Pure: no text is parsed, and no rule is decided here. */

import type { Square } from '../../board/geometry';
import type { Option } from '../../net/wire';

/** The squares of an act. path: from where a piece stands over its steps to where it ends; targets: those it is aimed at besides. */
export interface ActSquares {
  readonly path: readonly Square[];
  readonly targets: readonly Square[];
}

/** The values of step_1, step_2 and so on. */
function numbered({ parts }: Option, name: string): readonly string[] {
  const values: string[] = [];
  for (let value = parts[`${name}_1`]; value !== undefined; value = parts[`${name}_${values.length + 1}`]) values.push(value);
  return values;
}

export function squaresOf(option: Option): ActSquares {
  const { source, target, square } = option.parts;
  const path = [source, ...numbered(option, 'step'), target].filter((one) => one !== undefined);
  return { path, targets: square === undefined ? numbered(option, 'target') : [square] };
}

/** Is this a choice by name, such as to do nothing more? */
export function isChoice({ parts }: Option, name: string): boolean {
  return parts['choice'] === name;
}
