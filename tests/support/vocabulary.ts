import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The vocabulary of schema.org, read from the types of `schema-dts`, which are made from it: of each type the properties that
 * it may have, and the members of enumerations.
 */
interface Vocabulary {
  /** By type, with what it takes over from others. */
  properties: Map<string, Set<string>>;
  /** Members, as addresses. */
  members: Set<string>;
}

let read: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  if (read) return read;
  const text = readFileSync(fileURLToPath(import.meta.resolve('schema-dts/dist/schema.d.ts')), 'utf8');
  const own = new Map<string, { above: string[]; names: string[] }>();
  for (const [, name = '', above = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+) extends ([\w<>, ]+) \{\n([^]*?)^\}/gm,
  )) {
    const names = [...body.matchAll(/^ {4}"([@\w]+)"\??:/gm)].map(([, property = '']) => property);
    own.set(name, { above: above.split(/, /).map((each) => each.replace(/^Partial<|>$/g, '')), names });
  }
  const gather = (name: string): string[] => {
    const { above = [], names = [] } = own.get(name) ?? {};
    return [...names, ...above.flatMap(gather)];
  };
  const leaves = [...own.keys()].filter((name) => name.endsWith('Leaf'));
  return (read = {
    properties: new Map(leaves.map((name) => [name.slice(0, -4), new Set([...gather(name), '@id'])])),
    members: new Set([...text.matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(([, member = '']) => member)),
  });
}

/** What of a thing is not of schema.org: types, properties, members of enumerations. Paths, such as "Product.offers.x". */
export function notOfSchema(thing: unknown, path = ''): string[] {
  if (typeof thing === 'string')
    return thing.startsWith('https://schema.org/') && !vocabulary().members.has(thing)
      ? [`${path}: schema.org has no ${thing}`]
      : [];
  if (Array.isArray(thing)) return thing.flatMap((each) => notOfSchema(each, path));
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type, ...rest } = thing as Record<string, unknown>;
  if (typeof type !== 'string') return Object.keys(rest).join() === '@id' ? [] : [`${path}: a thing without a type`];
  const known = vocabulary().properties.get(type);
  if (!known) return [`${path}: schema.org has no type ${type}`];
  return Object.entries(rest).flatMap(([name, value]) => {
    const here = `${path || type}.${name}`;
    // Google's own, which schema.org keeps in a list apart: developers.google.com/search/docs/appearance/structured-data/sitelinks-searchbox
    if (name === 'query-input' || name === '@context') return [];
    return known.has(name) ? notOfSchema(value, here) : [`${here}: schema.org's ${type} has no such property`];
  });
}
