import { atom } from 'nanostores';
import { ask } from '../../api/askFromPage.ts';
import { listarUtilidades } from '../../contract/formCalls.ts';
import { groupFiles, type FileGroup } from './files.ts';
import { matches, parseVerifier } from './verifier.ts';

export type UtilitiesState =
  { step: 'locked' | 'checking' | 'loading' | 'failed' } | { step: 'open'; groups: FileGroup[] };

/** Whether the page is locked, and its files once it is not (R8). */
export const $utilities = atom<UtilitiesState>({ step: 'locked' });

const verifier = parseVerifier(import.meta.env.PUBLIC_UTILITIES_VERIFIER);

/** Tries a password: the files, or the alert and home (R8.2). */
export async function unlock(password: string): Promise<void> {
  $utilities.set({ step: 'checking' });
  if (await matches(password, verifier)) return loadFiles();
  // The answer to a wrong password must not stand behind a busy form when the browser comes back to this page.
  $utilities.set({ step: 'locked' });
  alert('Información incorrecta');
  location.assign('/');
}

/** Asks for the files: only ever after the password. */
export async function loadFiles(): Promise<void> {
  $utilities.set({ step: 'loading' });
  try {
    const { items } = await ask(listarUtilidades, undefined, { asked: true });
    $utilities.set({ step: 'open', groups: groupFiles(items) });
  } catch {
    $utilities.set({ step: 'failed' });
  }
}
