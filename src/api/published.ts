import type { Branch } from '../contract/shop.ts';
import { getJson } from './light.ts';

/** What /catalogo/manifest.json tells: the time of the snapshot, and the hashed names of the data beside it. */
export interface PublishedManifest {
  /** ISO time of the snapshot. */
  time: string;
  branches: Branch[];
  /** Address of each list by its name: "todos", "ofertas", "categoria-{slug}". */
  lists: Record<string, string>;
  /** Address of the text that the search works on. */
  search: string;
}

let manifest: Promise<PublishedManifest> | undefined;

/** The one fixed name of the published data; asked once a page, and again after a failure. */
export function publishedManifest(): Promise<PublishedManifest> {
  manifest ??= getJson('/catalogo/manifest.json') as Promise<PublishedManifest>;
  manifest.catch(() => (manifest = undefined));
  return manifest;
}

const lists = new Map<string, Promise<unknown>>();

/** A whole list of the snapshot, as JSON; asked once a page, and again after a failure. Rejects where there is none. */
export function publishedList(name: string): Promise<unknown> {
  const list = lists.get(name) ?? fetchList(name);
  lists.set(name, list);
  list.catch(() => lists.delete(name));
  return list;
}

async function fetchList(name: string): Promise<unknown> {
  const manifest = await publishedManifest();
  const address = manifest.lists[name];
  if (!address) throw new Error(`The catalogue has no list ${name}.`);
  return getJson(address);
}

/** The branches of the snapshot. Rejects where there is none. */
export const publishedBranches = async (): Promise<Branch[]> => (await publishedManifest()).branches;
