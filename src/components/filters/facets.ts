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
import { createFilters, type FilterPart } from './refine.ts';
import { valueKey, type GroupPart, type ListState } from './listState.ts';

/** A value to filter by, and how many entries it would leave along with the other filters. */
export interface Facet {
  id: string;
  value: string;
  count: number;
}

export interface FacetGroup {
  part: GroupPart;
  title: string;
  facets: Facet[];
  /** How many values there are; the page itself comes with the first few. */
  distinct: number;
}

/** The lowest and the highest regular price of a whole list (R4.10). */
export interface PriceBounds {
  lowest: Cents;
  highest: Cents;
  /** Whether some of the list are on offer: the range looks at what they cost without it (R4.10). */
  offers?: true;
}

/** All that a filter panel shows. */
export interface Facets {
  /** Groups with more than one value (R4.9). */
  groups: FacetGroup[];
  /** How many the in-stock box would leave; null in a page's HTML, which has no stock. */
  inStock: number | null;
  /** How many the shopper's own branch has, null likewise; left out if the API has no stock by branch (R4.18). */
  here?: number | null;
  /** Null if there is no product. */
  bounds: PriceBounds | null;
}

/** How many values of a group are shown at first. */
export const maxFirstValues = 8;

/** Whether a group shows all of its values: one more takes no more space than the button that would show it. */
export const showsAllValues = (distinct: number): boolean => distinct <= maxFirstValues + 1;

/** Ids of boxes: the group's prefix, spaces removed, `&` dropped, a number on collision (R4.9). */
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

interface Tally {
  /** As the first entry that has it writes it. */
  value: string;
  all: number;
  left: number;
}

const add = (tallies: Map<string, Tally>, value: string, left: boolean): void => {
  if (!value) return;
  const key = valueKey(value);
  const tally = tallies.get(key) ?? { value, all: 0, left: 0 };
  tallies.set(key, tally);
  tally.all++;
  if (left) tally.left++;
};

/** What can be filtered in a list, and what each filter would leave. The order of values does not depend on the state. */
export function createFacets(entries: readonly ListEntry[], state: ListState, branch = ''): Facets {
  const byBranch = hasBranchStock(entries);
  const filters = createFilters(state, byBranch ? branch : null);
  const brands = new Map<string, Tally>();
  const categories = new Map<string, Tally>();
  const attributes = findStatedAttributes(entries).map((attribute) => ({
    attribute,
    tallies: new Map<string, Tally>(),
  }));
  let inStock = 0;
  let here = 0;
  let lowest = Infinity;
  let highest = 0;
  let offers = false;
  for (const entry of entries) {
    const failed = filters.filter(([, holds]) => !holds(entry));
    // What a part would leave, the others in force: what fails nothing, or that part alone.
    const left = (part: FilterPart): boolean => failed.length === 0 || (failed.length === 1 && failed[0]?.[0] === part);
    add(brands, entry.brand, left('brands'));
    add(categories, entry.category, left('categories'));
    for (const { attribute, tallies } of attributes)
      add(tallies, cachedAttributes(entry.card.name)[attribute] ?? notStated, left(attribute));
    if (entry.card.stock > 0 && left('inStock')) inStock++;
    if ((entry.stock[branch] ?? 0) > 0 && left('here')) here++;
    lowest = Math.min(lowest, entry.card.price);
    highest = Math.max(highest, entry.card.price);
    offers ||= entry.card.offer !== null;
  }
  const groups = [
    ...attributes.map(({ attribute, tallies }) => attributeGroup(attribute, tallies)),
    group('brands', 'Marca', 'marca-', brands),
    group('categories', 'Categoría', 'categoria-', categories),
  ];
  return {
    groups: groups.filter(({ distinct }) => distinct > 1),
    inStock,
    ...(byBranch && { here }),
    bounds: entries.length > 0 ? { lowest, highest, ...(offers && { offers: true as const }) } : null,
  };
}

function group(part: FacetGroup['part'], title: string, prefix: string, tallies: Map<string, Tally>): FacetGroup {
  const sorted = [...tallies.values()].sort((a, b) => b.all - a.all || compareNames(a.value, b.value));
  const ids = toCheckboxIds(
    prefix,
    sorted.map(({ value }) => value),
  );
  const facets = sorted.map(({ value, left }, index) => ({ id: ids[index] ?? '', value, count: left }));
  return { part, title, facets, distinct: facets.length };
}

/** An attribute is a filter group if at least this share of a list's names states it (R4.21). */
const minStatedShare = 0.6;
/** How many names of a long list are sampled: 10,000 take a phone a second. */
const maxSampledEntries = 500;

/** The attributes that most names of a list tell. */
export function findStatedAttributes(entries: readonly ListEntry[]): AttributeName[] {
  const step = Math.ceil(entries.length / maxSampledEntries);
  const read = entries.filter((_, index) => index % step === 0).map(({ card }) => cachedAttributes(card.name));
  return attributeNames.filter(
    (attribute) =>
      read.filter((attributes) => attributes[attribute]).length >= Math.max(1, minStatedShare * read.length),
  );
}

/** Measures by size, connectors by frequency, and what names do not tell last. */
function attributeGroup(attribute: AttributeName, tallies: Map<string, Tally>): FacetGroup {
  const whole = group(attribute, attributeTitles[attribute], `${attribute}-`, tallies);
  return { ...whole, facets: whole.facets.sort((a, b) => compareAttributeValues(a.value, b.value)) };
}

/** The facets in a page's HTML: the first values of each group, without stock. */
export const toPageFacets = ({ groups, here, bounds }: Facets): Facets => ({
  groups: groups.map((each) => ({
    ...each,
    facets: showsAllValues(each.distinct) ? each.facets : each.facets.slice(0, maxFirstValues),
  })),
  inStock: null,
  ...(here !== undefined && { here: null }),
  bounds,
});
