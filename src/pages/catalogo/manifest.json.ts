import type { APIRoute } from 'astro';
import { manifest } from '../../catalogue/publishedFiles.ts';
import { files } from './_files.ts';

/** The one fixed name of the published data that pages know: from when it is, and what the data files are called. */
export const GET: APIRoute = () => Response.json({ schema: 1, ...manifest(files().lists, files()) });
