import { fileURLToPath } from 'node:url';

/** The project's folder. Everything here works from any current directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
