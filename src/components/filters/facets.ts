import type { Cents } from '../../lib/money.ts';
import { compareNames } from '../../lib/text.ts';
import { hasBranchStock, type ListEntry } from '../card.ts';
import {
  compareAttributeValues,
  attributeNames,
  attributeTitles,
  cachedAttributes,
  notStated,
  type AttributeName,
} from '../productAttributes.ts';
import { createFilters, type FilterPart } from './filterAndSort.ts';
import { valueKey, type FacetName, type ListState } from './listState.ts';

/** A value to filter by, and its result count with the other filters applied. */
export interface FacetValue {
  id: string;
  value: string;
  count: number;
}

export interface Facet {
  name: FacetName;
  title: string;
  values: FacetValue[];
  /** The number of all values: the page's HTML has only the initial ones. */
  valueCount: number;
}

/** The lowest and the highest regular price of a whole list (R4.10). */
export interface PriceBounds {
  lowest: Cents;
  highest: Cents;
  /** Whether some products are on offer: the range filters by regular price (R4.10). */
  hasOffers?: true;
}

/** Everything that the filter panel shows. */
export interface FilterPanelData {
  /** Facets with more than one value (R4.9). */
  facets: Facet[];
  /** Result count of the in-stock checkbox; null in a page's HTML, which has no stock to filter by. */
  inStockCount: number | null;
  /** Result count of the checkbox of the shopper's branch; null in a page's HTML, omitted if the API has no stock by branch (R4.18). */
  inBranchCount?: number | null;
  /** Null if there is no product. */
  bounds: PriceBounds | null;
}

/** Max values of a facet that are shown initially; of an attribute fewer, so that the facets below it stay in view. */
export const maxInitialValues = 8;
const maxInitialAttributeValues = 6;
const isAttribute = (name: FacetName): boolean => name in attributeTitles;
const maxInitialFor = (name: FacetName): number => (isAttribute(name) ? maxInitialAttributeValues : maxInitialValues);

/** A facet with at most this many values beyond the initial ones shows them all: a button for them would take as much space. */
const maxExtraValues = 1;
const maxExtraAttributeValues = 3;

/** Values without results are shown initially only if they are among the first five. */
const maxInitialEmptyValues = 5;

/** Whether a facet shows all of its values from the start. */
export const showsAllValues = ({ name, valueCount }: Facet): boolean =>
  valueCount <= maxInitialFor(name) + (isAttribute(name) ? maxExtraAttributeValues : maxExtraValues);

/** The values that a facet shows initially. */
export const initialValues = ({ name, values }: Facet): FacetValue[] =>
  values.filter(({ count }, index) => index < (count === 0 ? maxInitialEmptyValues : maxInitialFor(name)));

/** Ids of checkboxes: the facet's prefix, spaces and `&` removed, a number on collision (R4.9). */
export function toCheckboxIds(prefix: string, values: readonly string[]): string[] {
  const taken = new Set<string>();
  return values.map((value) => {
    const base = prefix + value.replace(/[\s&]+/g, '');
    let id = base;
    for (let number = 2; taken.has(id); number++) id = base + String(number);
    taken.add(id);
    return id;
  });
}

/** The counts of one value of a facet. */
interface Tally {
  /** As the first entry spells it. */
  value: string;
  /** Entries in the whole list. */
  all: number;
  /** Entries that match the other filters. */
  remaining: number;
}

const addToTally = (tallies: Map<string, Tally>, value: string, remains: boolean): void => {
  if (!value) return;
  const key = valueKey(value);
  const tally = tallies.get(key) ?? { value, all: 0, remaining: 0 };
  tallies.set(key, tally);
  tally.all++;
  if (remains) tally.remaining++;
};

/** Creates the filter panel of a list, with result counts. The order of values does not depend on the state. */
export function createFilterPanel(entries: readonly ListEntry[], state: ListState, branch = ''): FilterPanelData {
  const isStockByBranch = hasBranchStock(entries);
  const filters = createFilters(state, isStockByBranch ? branch : null);
  const brands = new Map<string, Tally>();
  const categories = new Map<string, Tally>();
  const attributes = findStatedAttributes(entries).map((attribute) => ({
    attribute,
    tallies: new Map<string, Tally>(),
  }));
  let inStockCount = 0;
  let inBranchCount = 0;
  let lowest = Infinity;
  let highest = 0;
  let hasOffers = false;
  for (const entry of entries) {
    const failed = filters.filter(([, matches]) => !matches(entry));
    // Whether the entry matches all filters, at least without this one.
    const remains = (part: FilterPart): boolean =>
      failed.length === 0 || (failed.length === 1 && failed[0]?.[0] === part);
    addToTally(brands, entry.brand, remains('brands'));
    addToTally(categories, entry.category, remains('categories'));
    for (const { attribute, tallies } of attributes)
      addToTally(tallies, cachedAttributes(entry.card.name)[attribute] ?? notStated, remains(attribute));
    if (entry.card.stock > 0 && remains('inStock')) inStockCount++;
    if ((entry.stock[branch] ?? 0) > 0 && remains('inBranch')) inBranchCount++;
    lowest = Math.min(lowest, entry.card.price);
    highest = Math.max(highest, entry.card.price);
    hasOffers ||= entry.card.offer !== null;
  }
  const facets = [
    ...attributes.map(({ attribute, tallies }) => toAttributeFacet(attribute, tallies)),
    toFacet('brands', 'Marca', 'marca-', brands),
    toFacet('categories', 'Categoría', 'categoria-', categories),
  ];
  return {
    facets: facets.filter(({ valueCount }) => valueCount > 1),
    inStockCount,
    ...(isStockByBranch && { inBranchCount }),
    bounds: entries.length > 0 ? { lowest, highest, ...(hasOffers && { hasOffers: true as const }) } : null,
  };
}

function toFacet(name: FacetName, title: string, prefix: string, tallies: Map<string, Tally>): Facet {
  const sorted = [...tallies.values()].sort((a, b) => b.all - a.all || compareNames(a.value, b.value));
  const ids = toCheckboxIds(
    prefix,
    sorted.map(({ value }) => value),
  );
  const values = sorted.map(({ value, remaining }, index) => ({ id: ids[index] ?? '', value, count: remaining }));
  return { name, title, values, valueCount: values.length };
}

/** An attribute is a facet if at least this share of a list's names states it (R4.21). */
const minStatedShare = 0.6;
/** How many names of a long list are sampled: 10,000 take a second on a phone. */
const maxSampledEntries = 500;

/** Finds the attributes that are facets of a list. */
export function findStatedAttributes(entries: readonly ListEntry[]): AttributeName[] {
  const step = Math.ceil(entries.length / maxSampledEntries);
  const sampled = entries.filter((_, index) => index % step === 0).map(({ card }) => cachedAttributes(card.name));
  return attributeNames.filter(
    (attribute) =>
      sampled.filter((attributes) => attributes[attribute]).length >= Math.max(1, minStatedShare * sampled.length),
  );
}

/** Creates the facet of an attribute: measures sorted by size, connectors by frequency, and "not stated" last. */
function toAttributeFacet(attribute: AttributeName, tallies: Map<string, Tally>): Facet {
  const facet = toFacet(attribute, attributeTitles[attribute], `${attribute}-`, tallies);
  return { ...facet, values: facet.values.sort((a, b) => compareAttributeValues(a.value, b.value)) };
}

/** The filter panel in a page's HTML: the initial values of each facet, without stock. */
export const toPageFilterPanel = ({ facets, inBranchCount, bounds }: FilterPanelData): FilterPanelData => ({
  facets: facets.map((facet) => ({
    ...facet,
    values: showsAllValues(facet) ? facet.values : initialValues(facet),
  })),
  inStockCount: null,
  ...(inBranchCount !== undefined && { inBranchCount: null }),
  bounds,
});
