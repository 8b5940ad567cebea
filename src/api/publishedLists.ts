import { fetchJson } from './client.ts';
import { fetchPublishedManifest } from './published.ts';

// Not in published.ts, so that pages without lists do not load it.
const lists = new Map<string, Promise<unknown>>();

/** Fetches a whole published list as JSON, once per page, and again after a failure. Rejects if there is none. */
export function fetchPublishedList(name: string): Promise<unknown> {
  const list = lists.get(name) ?? fetchList(name);
  lists.set(name, list);
  list.catch(() => lists.delete(name));
  return list;
}

/** Fetches the ids of a published list, for pages without decodeList(). Rejects if there is none. */
export const fetchPublishedIds = async (name: string): Promise<string[]> =>
  ((await fetchPublishedList(name)) as [id: string][]).map(([id]) => id);

async function fetchList(name: string): Promise<unknown> {
  const manifest = await fetchPublishedManifest();
  const url = manifest.lists[name];
  if (!url) throw new Error(`The manifest has no list ${name}.`);
  return fetchJson(url, maxListBytes);
}

/** Max size of a list, bytes: one of 50,000 products has 12 million. */
const maxListBytes = 64e6;

let phones: Promise<unknown> | undefined;

/** Fetches the phones that products fit as JSON, once per page, and again after a failure. */
export function fetchPublishedPhones(): Promise<unknown> {
  phones ??= fetchPublishedManifest().then(({ phones: url }) => fetchJson(url));
  phones.catch(() => (phones = undefined));
  return phones;
}
