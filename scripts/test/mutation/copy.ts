import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Mutation } from './mutation.ts';

/** A copy of the project as it stands, whose files may be spoilt. @returns its folder */
export function copyProject(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-mutation-'));
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', 'src', 'scripts', 'tests'];
  const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of [...new Set(files), 'package.json', 'tsconfig.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const shared of ['node_modules', 'public']) symlinkSync(join(root, shared), join(folder, shared));
  return folder;
}

/** Spoils a file for as long as a task runs. @throws Error where the text does not stand there once */
export async function spoilt<T>(folder: string, { file, text, instead }: Mutation, task: () => Promise<T>): Promise<T> {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  const found = whole.split(text).length - 1;
  if (found !== 1) throw new Error(`its text stands ${found} times in ${file}`);
  writeFileSync(
    path,
    whole.replace(text, () => instead),
  );
  try {
    return await task();
  } finally {
    writeFileSync(path, whole);
  }
}
