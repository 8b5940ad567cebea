import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A built page: its file below dist, and its bytes as one character each (what is looked for in it is ASCII). */
export interface BuiltPage {
  name: string;
  html: string;
}

/** Every page of a build, one at a time: 50,000 do not fit in memory together. */
export function* builtPages(dist: string): Generator<BuiltPage> {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) yield { name, html: readFileSync(join(dist, name), 'latin1') };
}
