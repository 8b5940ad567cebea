import { createInterface } from 'node:readline';
import { makeVerifier } from '../../src/features/utilities/verifier.ts';

// npm run utilities:verifier: asks for the password of /utilidades (or reads it from a pipe), and prints the line for the
// host's settings. The password itself is stored nowhere.
const fewest = 16;

try {
  const password = (await firstLine()).normalize('NFC');
  if ([...password.trim()].length < fewest) {
    throw new Error(`The password is too short: use at least ${fewest} characters, such as five words at random.`);
  }
  console.log(`UTILITIES_VERIFIER=${await makeVerifier(password)}`);
  if (process.stdin.isTTY) {
    console.error('Set this variable where the site is built (Netlify: Site configuration → Environment variables).');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** One line of what is typed, without showing it, or of what comes through a pipe. */
async function firstLine(): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(`Password (at least ${fewest} characters, it is not shown): `);
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
