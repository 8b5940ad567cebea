import * as http from 'node:http';
import * as https from 'node:https';
import { baseUrl } from './site.ts';

/** Where the site redirects a path, sent as it is: `fetch` would set it right first. */
export function fetchLocation(path: string): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    (protocol === 'https:' ? https : http)
      .get({ hostname, port, path, agent: false }, ({ headers }) => resolve(headers.location))
      .on('error', reject);
  });
}
