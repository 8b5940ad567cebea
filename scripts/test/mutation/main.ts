import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copy.ts';
import { judge, run } from './judge.ts';
import { mutations } from './mutatedRules.ts';

/**
 * `npm run test:mutation [-- word]`: gets each rule of the shop wrong on purpose, in a copy, and looks whether the tests
 * notice. 1 where one survives or is no longer there. With a word only the rules that hold it.
 */
const root = join(import.meta.dirname, '..', '..', '..');
const word = process.argv[2] ?? '';
const waiting = mutations.filter(({ rule, file }) => `${rule} ${file}`.includes(word));
const copies = [copyProject(root), copyProject(root)];
const wrong: string[] = [];

try {
  const [first = ''] = copies;
  const sound = await run(first, [...new Set(waiting.flatMap(({ tests }) => tests))]);
  if (sound.failed > 0) throw new Error(`Tests fail as it is, such as "${sound.first}": mend that first.`);

  const total = waiting.length;
  const work = async (folder: string): Promise<void> => {
    for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
      const { verdict, why } = await judge(folder, mutation);
      if (verdict !== 'killed') wrong.push(mutation.rule);
      console.log(`${verdict.padEnd(9)} ${mutation.rule.padEnd(52)} ${why.slice(0, 90)}`);
    }
  };
  await Promise.all(copies.map(work));
  console.log(
    `\n${total - wrong.length} of ${total} mutations killed${wrong.map((rule) => `\n  not: ${rule}`).join('')}`,
  );
  if (wrong.length > 0 || total === 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
