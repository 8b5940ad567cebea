import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, runMutation, runTests } from './runMutation.ts';
import { mutations } from './ruleMutations.ts';

/**
 * `npm run test:mutation [-- word]`: changes each rule in a copy of the project and expects a test to fail. Exits with 1
 * where a mutation survives or no longer applies. With a word, runs the mutations whose rule or file contains it.
 */
const root = join(import.meta.dirname, '..', '..', '..');
const word = process.argv[2] ?? '';
const pending = mutations.filter(({ rule, file }) => `${rule} ${file}`.includes(word));
const copies = [copyProject(root), copyProject(root)];
const unkilled: string[] = [];

try {
  const [first = ''] = copies;
  const baseline = await runTests(first, [...new Set(pending.flatMap(({ tests }) => tests))]);
  if (baseline.failed > 0) throw new Error(`Tests fail as it is, such as "${baseline.first}": fix that first.`);

  const total = pending.length;
  const work = async (folder: string): Promise<void> => {
    for (let mutation = pending.shift(); mutation; mutation = pending.shift()) {
      const { verdict, why } = await runMutation(folder, mutation);
      if (verdict !== 'killed') unkilled.push(mutation.rule);
      console.log(`${verdict.padEnd(9)} ${mutation.rule.padEnd(52)} ${why.slice(0, 90)}`);
    }
  };
  await Promise.all(copies.map(work));
  console.log(
    `\n${total - unkilled.length} of ${total} mutations killed${unkilled.map((rule) => `\n  not: ${rule}`).join('')}`,
  );
  if (unkilled.length > 0 || total === 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
