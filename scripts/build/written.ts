import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file, and when it was last written (ms, by the clock of its disk). */
export interface Written {
  path: string;
  time: number;
}

/** Every file below a folder. @throws where there is no such folder */
export const filesWritten = (folder: string): Written[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, time: statSync(path).mtimeMs }));

/** When something below a folder was last written, in ms. @throws where there is no such folder */
export const lastWritten = (folder: string): number =>
  filesWritten(folder).reduce((latest, { time }) => Math.max(latest, time), 0);
