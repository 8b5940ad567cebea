import { parse, walk, type CssNode, type SelectorList } from 'css-tree';
import { at, toFeatureUse, type Known, type FeatureUse } from './compat.ts';

const units: [RegExp, string][] = [
  [/^dv(?:[whib]|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^sv(?:[whib]|min|max)$/, 'viewport_percentage_units_small'],
  [/^lv(?:[whib]|min|max)$/, 'viewport_percentage_units_large'],
  [/^cq(?:[whib]|min|max)$/, 'container_query_length_units'],
];

/** Where MDN has the functions of values: `color-mix` is at css.types.color.color-mix. */
const functions = new Map<string, string[]>();
(function collect(known: Known | undefined, path: string[]): void {
  for (const [name, below] of Object.entries(known ?? {})) {
    if (name === '__compat') continue;
    const own = [...path, name];
    if (path.length < 4 && !functions.has(name)) functions.set(name, own);
    collect(below as Known, own);
  }
})(at(['css', 'types']), ['css', 'types']);

const forgiving = new Set(['is', 'where']);

const nameOf = (name: string): string => name.toLowerCase();

/**
 * What a style sheet uses that the oldest browsers lack. What `@supports` asks for counts neither there nor below.
 * @throws where the sheet can't be read: nor can they
 */
export function usedByStyles(css: string): FeatureUse[] {
  const sheet = parse(css, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (error) => {
      throw new Error((error as Error & { formattedMessage?: string }).formattedMessage ?? error.message);
    },
  });
  return usesIn(sheet);
}

/** The same of a selector in a script. */
export const usedBySelector = (selector: string): FeatureUse[] => usesIn(parse(selector, { context: 'selectorList' }));

function usesIn(tree: CssNode, granted: readonly string[] = [], strict = false): FeatureUse[] {
  const found: FeatureUse[] = [];
  const look = (path: string[], { loc }: CssNode): void => {
    const use = toFeatureUse(path, loc?.start.line ?? 0);
    if (use && !granted.includes(use.id)) found.push(use);
  };
  /** One selector that a browser does not know takes the others of its rule along, but within :is() and :where(). */
  const mixed = ({ children }: SelectorList): void => {
    const each = children.map((selector) => usesIn(selector, granted, true)).toArray();
    if (each.every((uses) => uses.length === 0) || each.every((uses) => uses.length > 0)) return;
    found.push(...each.flat().map((use) => ({ ...use, id: `${use.id} in one rule with selectors that all know` })));
  };
  let property: string | null = null;
  walk(tree, {
    enter(node: CssNode) {
      switch (node.type) {
        case 'Atrule':
          if (nameOf(node.name) === 'supports' && node.prelude && node.block && node !== tree) {
            const queried = usesIn(node.prelude).map(({ id }) => id);
            found.push(...usesIn(node.block, [...granted, ...queried]));
            return walk.skip;
          }
          look(['css', 'at-rules', nameOf(node.name)], node);
          break;
        case 'Rule':
          if (node.prelude.type === 'SelectorList') mixed(node.prelude);
          break;
        case 'Declaration':
          property = nameOf(node.property);
          look(['css', 'properties', property], node);
          break;
        case 'Identifier':
          if (property) look(['css', 'properties', property, nameOf(node.name)], node);
          break;
        case 'Dimension': {
          const unit = nameOf(node.unit);
          const [, group = unit] = units.find(([pattern]) => pattern.test(unit)) ?? [];
          look(['css', 'types', 'length', group], node);
          break;
        }
        case 'Function':
          look(functions.get(nameOf(node.name)) ?? [], node);
          if (property) look(['css', 'properties', property, nameOf(node.name)], node);
          break;
        case 'PseudoClassSelector':
        case 'PseudoElementSelector':
          if (strict && forgiving.has(nameOf(node.name))) return walk.skip;
          look(['css', 'selectors', nameOf(node.name)], node);
          break;
        case 'NestingSelector':
          look(['css', 'selectors', 'nesting'], node);
          break;
        case 'Feature':
          look(['css', 'at-rules', node.kind, nameOf(node.name).replace(/^(?:min|max)-/, '')], node);
          break;
        case 'FeatureRange':
          look(['css', 'at-rules', node.kind, 'range_syntax'], node);
          break;
      }
      return undefined;
    },
    leave(node: CssNode) {
      if (node.type === 'Declaration') property = null;
    },
  });
  return found;
}
