import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The numbers of the requirements, as tests/requirements.md lists them. */
export function requirementNumbers(): Set<string> {
  const text = readFileSync(join(import.meta.dirname, '..', 'requirements.md'), 'utf8');
  return new Set([...text.matchAll(/^- (R\d+\.\d+) /gm)].map(([, number = '']) => number));
}

/** The requirements in a text that do not exist. */
export function unknownRequirements(text: string, known: ReadonlySet<string>): string[] {
  return [...new Set(text.match(/\bR\d+\.\d+\b/g))].filter((number) => !known.has(number));
}
