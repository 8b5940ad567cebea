import { parseArgs } from 'node:util';

export const parts = ['lighthouse', 'bytes', 'inp', 'slow', 'bfcache'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  parts: readonly Part[];
  /** Words of which one must stand in the name of a page; none: every page. */
  pages: readonly string[];
  /** How often each page is measured. */
  runs: number;
}

/** Reads the command line. @throws Error that names the wrong option */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: parts.join() },
      pages: { type: 'string', default: '' },
      runs: { type: 'string', default: '3' },
    },
  });
  if (!/^[1-9]\d?$/.test(values.runs)) throw new Error(`--runs takes a number from 1 to 99, not "${values.runs}".`);
  return { parts: wordsOf(values.only).map(partOf), pages: wordsOf(values.pages), runs: Number(values.runs) };
}

function partOf(word: string): Part {
  const part = parts.find((each) => each === word);
  if (!part) throw new Error(`--only takes ${parts.join(', ')}, not "${word}".`);
  return part;
}

const wordsOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
