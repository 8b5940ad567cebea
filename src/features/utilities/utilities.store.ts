import { atom } from 'nanostores';
import { callApi } from '../../api/callApi.ts';
import { listarUtilidades } from '../../contract/forms.ts';
import { groupFiles, type FileGroup } from './utilities.ts';
import { verifyPassword, parsePasswordHash } from './passwordHash.ts';

export type UtilitiesState =
  | { step: 'locked' | 'checking' | 'loading' | 'failed' }
  | { step: 'open'; groups: FileGroup[] };

/** The state of the page: locked until the password is entered, then with its files (R8). */
export const $utilities = atom<UtilitiesState>({ step: 'locked' });

const passwordHash = parsePasswordHash(import.meta.env.PUBLIC_UTILITIES_VERIFIER);

/** Tries a password: loads the files, or shows an alert and goes to the home page (R8.2). */
export async function unlock(password: string): Promise<void> {
  $utilities.set({ step: 'checking' });
  if (await verifyPassword(password, passwordHash)) return loadFiles();
  // The form must not be busy when the user returns with Back.
  $utilities.set({ step: 'locked' });
  alert('Información incorrecta');
  location.assign('/');
}

/** Fetches the list of files. Call it only after the password was verified. */
export async function loadFiles(): Promise<void> {
  $utilities.set({ step: 'loading' });
  try {
    const { items } = await callApi(listarUtilidades, undefined, { userInitiated: true });
    $utilities.set({ step: 'open', groups: groupFiles(items) });
  } catch {
    $utilities.set({ step: 'failed' });
  }
}
