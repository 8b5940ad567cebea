import type { RejectedRow } from '../contract/schema.ts';
import type { Product, Branch, Category } from '../contract/catalogue.ts';
import type { Cents } from '../lib/money.ts';

/** Increment when the format of the files changes: snapshots of another version are ignored. */
export const schemaVersion = 4;

/** A snapshot of the catalogue, from its three files. */
export interface Snapshot {
  catalogue: Catalogue;
  manifest: Manifest;
  report: SnapshotReport;
}

/** A product with its pictures, file names or https URLs; the picture of its card is the first. */
export type CatalogueProduct = Product & { pictures: string[] };

export type ListName = 'bestSellers' | 'offers' | 'newest' | 'recentlySold' | 'mostViewed';

/** A product that is no longer in the catalogue; its page still exists for old links. */
export interface DiscontinuedProduct {
  id: string;
  name: string;
  category: string;
  /** The day of the first snapshot without it, "2026-11-20". */
  since: string;
}

export interface NamedProduct {
  id: string;
  name: string;
}

/** The changes from one snapshot to the next (R11.4). Products by id. */
export interface Changes {
  /** ISO times of the two snapshots. */
  from: string;
  to: string;
  added: NamedProduct[];
  removed: NamedProduct[];
  renamed: (NamedProduct & { before: string })[];
  /** Regular prices, cents. */
  prices: (NamedProduct & { before: Cents; after: Cents })[];
  /** Offer prices, cents; null without an offer. */
  offers: (NamedProduct & { before: Cents | null; after: Cents | null })[];
  soldOut: NamedProduct[];
  backInStock: NamedProduct[];
  /** With another description, or any other field not listed here. */
  detailsChanged: NamedProduct[];
  pictures: NamedProduct[];
  /** Names of categories; branches as id and address; file names of slides. */
  categories: { added: string[]; removed: string[] };
  branches: { added: string[]; removed: string[] };
  sliders: { added: string[]; removed: string[] };
}

/** `catalogue.json`: the data of all pages. Products by id, lists in the API's order. */
export interface Catalogue {
  schema: number;
  categories: (Category & { products: string[] })[];
  branches: Branch[];
  sliders: string[];
  lists: Record<ListName, string[]>;
  products: CatalogueProduct[];
  /** By id; left out if there are none. */
  discontinued?: DiscontinuedProduct[];
}

/** The last refresh of picture lists: each day the first snapshot refetches those of one group of products (pictureRefresh.ts in scripts/snapshot). */
export interface PictureRefresh {
  day: string;
  /** The group whose turn it was. */
  turn: number;
  /** Other hosts that pictures were allowed from. */
  hosts: string[];
}

/** `manifest.json`: the source of a snapshot, and the checksums of its files. Written last. */
export interface Manifest {
  schema: number;
  source: string;
  /** ISO time of the snapshot. */
  time: string;
  counts: Record<string, number>;
  files: Record<'catalogue.json' | 'report.json', FileChecksum>;
  /** The fetched slides, by their name in the API. */
  slides?: Record<string, SlideChecksum>;
  pictures?: PictureRefresh;
  /** Why it was published although the guards rejected it, and what they reported. */
  accepted?: { reason: string; violations: string[] };
  /** The checksum of all of the above. */
  checksum: string;
}

export interface FileChecksum {
  bytes: number;
  sha256: string;
}

/** The file types of slides, detected by content; also their extensions on the site. */
export const slideTypes = ['avif', 'gif', 'jpg', 'mp4', 'png', 'svg', 'webp'] as const;
export type SlideType = (typeof slideTypes)[number];

export interface SlideChecksum extends FileChecksum {
  type: SlideType;
}

type Row = Product | Category | Branch;
type ListedProblem = RejectedRow & { list: string };

/** `report.json`: which records were quarantined (`rejected`, `pictures`) or corrected, and why (R11.2); what changed (R11.4). */
export interface SnapshotReport {
  /** Lists that the API does not have, each with its response. */
  missing?: string[];
  rejected: ListedProblem[];
  duplicates: { list: string; id: string; kept: Row; dropped: Row }[];
  pictures: ListedProblem[];
  /** Texts that were published truncated. */
  truncated?: ListedProblem[];
  /** Number of malformed but readable responses, by endpoint and deviation. */
  malformed?: Record<string, number>;
  /** Suggested improvements of published records: texts too long for Google, small pictures. */
  warnings?: RejectedRow[];
  /** The changes of the last snapshot that had any. */
  changes?: Changes;
}
