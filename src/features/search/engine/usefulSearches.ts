import { createFuzzyMatcher } from './fuzzy.ts';
import { typeBits } from './invertedIndex.ts';
import { decodeSearchFile } from './searchFile.ts';
import { buildSearcher } from './searcher.ts';

// Runs in the build only: the searches that the panel offers before anything is typed (R4.22).

const maxKinds = 3;
const maxForPhones = 2;

/** Useful searches of a search file: the kinds with most products in stock, and what there is for the phones with most. */
export function usefulSearches(file: string): string[] {
  const decoded = decodeSearchFile(file);
  const products = decoded.products();
  const { annotations, lexicon } = decoded.indexData();
  const kinds = new Map<string, number>();
  const forPhones = new Map<string, Map<string, number>>();
  const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
  products.forEach(({ inStock }, row) => {
    const type = lexicon.productTypes[(annotations.types[row]?.[0] ?? -1) >>> typeBits];
    if (!type || !inStock) return;
    const phones = (annotations.phones[row] ?? []).flatMap((code) => annotations.allPhones[code >> 1]?.name ?? []);
    if (!type.deviceSpecific) count(kinds, type.plural);
    else if (!type.device)
      for (const phone of phones) {
        if (!forPhones.has(type.singular)) forPhones.set(type.singular, new Map());
        count(forPhones.get(type.singular) ?? new Map<string, number>(), phone);
      }
  });
  const mostFrequent = (counts: ReadonlyMap<string, number>): string[] =>
    [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
  const sizes = new Map([...forPhones].map(([type, phones]) => [type, phones.size]));
  const candidates = [
    ...mostFrequent(sizes)
      .slice(0, maxForPhones)
      .map((type) => `${capitalize(type)} ${mostFrequent(forPhones.get(type) ?? new Map<string, number>())[0] ?? ''}`),
    ...mostFrequent(kinds).slice(0, maxKinds),
  ];
  const search = createSearch(file);
  return candidates.filter((text) => search(text) > 0);
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many products a query finds. */
function createSearch(file: string): (query: string) => number {
  const decoded = decodeSearchFile(file);
  const { annotations, lexicon } = decoded.indexData();
  const steps = buildSearcher(decoded.products(), annotations, lexicon, createFuzzyMatcher);
  for (;;) {
    const step = steps.next();
    if (step.done) return (query) => step.value.find(query, 1).total;
  }
}
