import { createInterface } from 'node:readline';
import { createPasswordHash } from '../../src/features/utilities/passwordHash.ts';
import { parseCommandLine } from '../commandLine.ts';

parseCommandLine({
  name: 'utilities:hash',
  help: 'Reads the password of /utilidades from the terminal or a pipe, and prints the variable to set on Netlify. The password itself is not stored.',
});
const minLength = 16;

try {
  const password = (await readLine()).normalize('NFC');
  if ([...password.trim()].length < minLength) {
    throw new Error(`The password is too short: use at least ${minLength} characters, such as five words at random.`);
  }
  console.log(`UTILITIES_VERIFIER=${await createPasswordHash(password)}`);
  if (process.stdin.isTTY) {
    console.error(
      'Set this variable where the site is built (Netlify: Project configuration → Environment variables).',
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Reads a line from the terminal, without echo, or from a pipe. */
async function readLine(): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(`Password (at least ${minLength} characters, it is not shown): `);
  const lines = createInterface({ input: stdin, terminal: stdin.isTTY });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('close', () => reject(new Error('No password was given.')));
    });
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
