import * as http from 'node:http';
import * as https from 'node:https';
import { baseUrl } from './site.ts';

/** Fetches the target of a redirect. Sends the path unchanged; `fetch` would normalize it. */
export function fetchLocation(path: string): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    (protocol === 'https:' ? https : http)
      .get({ hostname, port, path, agent: false }, ({ headers }) => resolve(headers.location))
      .on('error', reject);
  });
}
