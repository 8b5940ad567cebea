import { fileURLToPath } from 'node:url';

/** The folder of the project, independent of the current directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
