import type { InvertedIndex, ScoredPostings } from '../index/invertedIndex.ts';
import type { Attribute, ProductType } from '../language/lexicon.ts';
import { weight, type Matchers } from './matchers.ts';

const findProducts = (postings: readonly ScoredPostings[]): Set<number> =>
  new Set(postings.flatMap(({ list, shift }) => Array.from(list, (posting) => posting >>> shift)));

/** Adapters with all connectors, if no product of the types has them: "cable USB-C a HDMI" also matches an adapter (R4.17). */
export function matchAdapters(
  types: readonly ProductType[],
  connectors: ReadonlySet<Attribute>,
  { lexicon }: InvertedIndex,
  { matchExactAttribute, matchTypes, scoreUniformly }: Matchers,
): ScoredPostings[] {
  const [first = [], ...others] = Array.from(connectors, (connector) => findProducts(matchExactAttribute(connector)));
  const matching = [...first].filter((product) => others.every((products) => products.has(product)));
  const ofTypes = findProducts(matchTypes(types));
  if (!types.some(({ joinsConnectors }) => joinsConnectors) || matching.some((product) => ofTypes.has(product)))
    return [];
  const adapters = findProducts(matchTypes(lexicon.productTypes.filter(({ joinsConnectors }) => joinsConnectors)));
  const list = Uint32Array.from(matching.filter((product) => adapters.has(product)));
  return [scoreUniformly(list.sort(), weight.productType)];
}
