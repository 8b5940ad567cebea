import type { Product } from '../contract/product.ts';
import type { Branch, Category } from '../contract/shop.ts';
import type { Rejected } from '../contract/results.ts';

/** Raised when the files' shape changes: older snapshots are then not read. */
export const schemaVersion = 1;

/** A product with the names of its pictures (or https addresses), the one of its card first. */
export type CatalogueProduct = Product & { pictures: string[] };

export type ListName = 'bestSellers' | 'offers' | 'newest' | 'recentlySold' | 'mostViewed';

/** What pages are made from: `catalogue.json`. Products by id, lists as the API orders them. */
export interface Catalogue {
  schema: number;
  categories: (Category & { products: string[] })[];
  branches: Branch[];
  sliders: string[];
  lists: Record<ListName, string[]>;
  products: CatalogueProduct[];
}

/** `manifest.json`: where a snapshot comes from, and what its files must be. Written last. */
export interface Manifest {
  schema: number;
  source: string;
  /** ISO time of the pull. */
  time: string;
  counts: Record<string, number>;
  files: Record<'catalogue.json' | 'report.json', { bytes: number; sha256: string }>;
}

type Row = Product | Category | Branch;

/** `report.json`: what was set aside, and why (R11.2). */
export interface Report {
  rejected: (Rejected & { list: string })[];
  duplicates: { list: string; id: string; kept: Row; dropped: Row }[];
}
