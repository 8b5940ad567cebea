import { parseArgs } from 'node:util';

export const auditParts = ['lighthouse', 'bytes', 'inp', 'slow', 'bfcache'] as const;
export type AuditPart = (typeof auditParts)[number];

export interface AuditOptions {
  parts: readonly AuditPart[];
  /** Words, one of which the name of a page must contain; empty: all pages. */
  pages: readonly string[];
  /** Measurements per page. */
  runs: number;
}

/** Parses the command line. @throws Error that names the invalid option */
export function readOptions(args: string[]): AuditOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: auditParts.join() },
      pages: { type: 'string', default: '' },
      runs: { type: 'string', default: '3' },
    },
  });
  if (!/^[1-9]\d?$/.test(values.runs)) throw new Error(`--runs takes a number from 1 to 99, not "${values.runs}".`);
  return { parts: splitWords(values.only).map(parsePart), pages: splitWords(values.pages), runs: Number(values.runs) };
}

function parsePart(word: string): AuditPart {
  const part = auditParts.find((each) => each === word);
  if (!part) throw new Error(`--only takes ${auditParts.join(', ')}, not "${word}".`);
  return part;
}

const splitWords = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
