import { fetchJson } from './client.ts';
import { publishedManifest } from './published.ts';

// Not in published.ts, so that pages without lists do not load it.
const lists = new Map<string, Promise<unknown>>();

/** A whole published list, as JSON; fetched once per page, and again after a failure. Rejects if there is none. */
export function publishedList(name: string): Promise<unknown> {
  const list = lists.get(name) ?? fetchList(name);
  lists.set(name, list);
  list.catch(() => lists.delete(name));
  return list;
}

/** The ids of a published list, for pages without the decoder of cards. Rejects if there is none. */
export const publishedIds = async (name: string): Promise<string[]> =>
  ((await publishedList(name)) as [id: string][]).map(([id]) => id);

async function fetchList(name: string): Promise<unknown> {
  const manifest = await publishedManifest();
  const url = manifest.lists[name];
  if (!url) throw new Error(`The manifest has no list ${name}.`);
  return fetchJson(url, maxListBytes);
}

/** The maximum size of a list, bytes: one of 50,000 products has 12 million. */
const maxListBytes = 64e6;

let phones: Promise<unknown> | undefined;

/** The phones that products are for, as JSON; fetched once per page, and again after a failure. Rejects if there is none. */
export function publishedPhones(): Promise<unknown> {
  phones ??= publishedManifest().then(({ phones: url }) => fetchJson(url));
  phones.catch(() => (phones = undefined));
  return phones;
}
