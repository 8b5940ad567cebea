import type { APIRoute } from 'astro';
import { dataFiles, manifest, searchFile } from '../../catalogue/published.ts';
import { encodeList } from '../../components/filters/entry.ts';
import { encodeCatalogue } from '../../features/search/engine/file.ts';

/** The one fixed name of the published data that pages know: from when it is, and what the data files are called. */
export const GET: APIRoute = () =>
  Response.json({ schema: 1, ...manifest(dataFiles(encodeList), searchFile(encodeCatalogue)) });
