import type { Branch } from '../contract/catalogue.ts';
import type { VNode } from '../runtime/createNodes.ts';
import { fetchJson } from './client.ts';

/** The content of /catalogo/manifest.json: what pages and `rebuild` need of the snapshot, and the URLs of the other published files. */
export interface PublishedManifest {
  /** ISO time of the snapshot. */
  time: string;
  branches: Branch[];
  /** Record counts, for the publish guards on a machine without an earlier snapshot. */
  counts: Record<'products' | 'categories' | 'branches', number>;
  /** URL of each list by its name: "todos", "ofertas", "categoria-{slug}". */
  lists: Record<string, string>;
  /** URL of the search file. */
  search: string;
  /** Searches that have results, for the search panel when it has no suggestions. */
  suggestedSearches: string[];
  /** URL of all categories, for the menu. */
  categories: string;
  /** URL of the stock of all branches, for their pages. */
  branchStock: string;
  /** URL of the phones that products fit. */
  phones: string;
  /** URL of the state of the catalogue, for /estado. */
  state: string;
  /** URL of the discontinued products, if there are any. */
  discontinued?: string;
  digests: Digests;
}

/** A digest for each reason to rebuild (R11.5); `npm run rebuild` compares only these. */
export type Digests = Record<'products' | 'pictures' | 'soldOut' | 'categories' | 'branches' | 'sliders', string>;

/** What /estado shows; texts in Spanish. */
export interface CatalogueState {
  /** ISO time of the snapshot. */
  time: string;
  /** That time in Mexico City, "20 de noviembre de 2026 a las 09:10". */
  localTime: string;
  counts: [label: string, count: number][];
  /** Records and pictures that were not published (R11.2), one line each. */
  quarantined: string[];
  /** Their number as text: "Un registro." */
  quarantinedText: string;
  /** Missing lists, records that were published with changes, and suggested improvements; one line each. */
  notices: string[];
  /** Why it was published despite large differences from the previous one; usually "". */
  accepted: string;
  changes: { title: string; sections: { title: string; lines: string[] }[] } | null;
  /** The builds of the month: "Noviembre de 2026", a summary, and days. */
  month: { name: string; summary: string; days: MonthDay[] };
}

/** The published state, with its view, which the build renders (encodeState.tsx). */
export type PublishedState = CatalogueState & { view: VNode[] };

/** A day of builds. */
export interface MonthDay {
  /** Changes that were published. */
  changes: number;
  /** Builds that `rebuild` triggered, and others. */
  triggered: number;
  others: number;
}

let manifest: Promise<PublishedManifest> | undefined;

/** Fetches the manifest of the published data, once per page, and again after a failure. */
export function fetchPublishedManifest(): Promise<PublishedManifest> {
  manifest ??= fetchJson('/catalogo/manifest.json') as Promise<PublishedManifest>;
  manifest.catch(() => (manifest = undefined));
  return manifest;
}
