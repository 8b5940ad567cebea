import { parse, walk, type CssNode, type SelectorList } from 'css-tree';
import { findCompatNode, toUnsupportedUse, type CompatNode, type UnsupportedUse } from './compat.ts';

/** MDN's feature names of groups of units. */
const unitFeatures: [RegExp, string][] = [
  [/^dv(?:[whib]|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^sv(?:[whib]|min|max)$/, 'viewport_percentage_units_small'],
  [/^lv(?:[whib]|min|max)$/, 'viewport_percentage_units_large'],
  [/^cq(?:[whib]|min|max)$/, 'container_query_length_units'],
];

/** The paths of CSS functions in MDN's data: `color-mix` is at css.types.color.color-mix. */
const functionPaths = new Map<string, string[]>();
collectFunctionPaths(findCompatNode(['css', 'types']), ['css', 'types']);

function collectFunctionPaths(node: CompatNode | undefined, path: string[]): void {
  for (const [name, child] of Object.entries(node ?? {})) {
    if (name === '__compat') continue;
    const childPath = [...path, name];
    if (path.length < 4 && !functionPaths.has(name)) functionPaths.set(name, childPath);
    collectFunctionPaths(child as CompatNode, childPath);
  }
}

/** Pseudo-classes with a forgiving selector list, in which an unknown selector does not invalidate the rule. */
const forgivingPseudoClasses = new Set(['is', 'where']);

/**
 * Finds unsupported features of a style sheet. Features that `@supports` tests are allowed within its block.
 * @throws Error if the sheet can't be parsed
 */
export function findUnsupportedInStyles(css: string): UnsupportedUse[] {
  const sheet = parse(css, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (error) => {
      throw new Error((error as Error & { formattedMessage?: string }).formattedMessage ?? error.message);
    },
  });
  return findUnsupportedInTree(sheet);
}

/** Finds unsupported features of a selector in a script. */
export const findUnsupportedInSelector = (selector: string): UnsupportedUse[] =>
  findUnsupportedInTree(parse(selector, { context: 'selectorList' }));

/**
 * @param allowedIds features that an enclosing `@supports` tests
 * @param skipsForgiving skips the selectors in `:is()` and `:where()`
 */
function findUnsupportedInTree(
  tree: CssNode,
  allowedIds: readonly string[] = [],
  skipsForgiving = false,
): UnsupportedUse[] {
  const uses: UnsupportedUse[] = [];
  const check = (path: string[], { loc }: CssNode): void => {
    const use = toUnsupportedUse(path, loc?.start.line ?? 0);
    if (use && !allowedIds.includes(use.id)) uses.push(use);
  };
  /** An unknown selector invalidates the whole rule, so it must not share one with selectors that all browsers support. */
  const checkSelectorList = ({ children }: SelectorList): void => {
    const usesBySelector = children.map((selector) => findUnsupportedInTree(selector, allowedIds, true)).toArray();
    const isMixed =
      usesBySelector.some((selectorUses) => selectorUses.length === 0) &&
      usesBySelector.some((selectorUses) => selectorUses.length > 0);
    if (!isMixed) return;
    uses.push(...usesBySelector.flat().map((use) => ({ ...use, id: `${use.id} in a rule with supported selectors` })));
  };
  let property: string | null = null;
  walk(tree, {
    enter(node: CssNode) {
      switch (node.type) {
        case 'Atrule':
          if (node.name.toLowerCase() === 'supports' && node.prelude && node.block && node !== tree) {
            const testedIds = findUnsupportedInTree(node.prelude).map(({ id }) => id);
            uses.push(...findUnsupportedInTree(node.block, [...allowedIds, ...testedIds]));
            return walk.skip;
          }
          check(['css', 'at-rules', node.name.toLowerCase()], node);
          break;
        case 'Rule':
          if (node.prelude.type === 'SelectorList') checkSelectorList(node.prelude);
          break;
        case 'Declaration':
          property = node.property.toLowerCase();
          check(['css', 'properties', property], node);
          break;
        case 'Identifier':
          if (property) check(['css', 'properties', property, node.name.toLowerCase()], node);
          break;
        case 'Dimension': {
          const unit = node.unit.toLowerCase();
          const [, feature = unit] = unitFeatures.find(([pattern]) => pattern.test(unit)) ?? [];
          check(['css', 'types', 'length', feature], node);
          break;
        }
        case 'Function':
          check(functionPaths.get(node.name.toLowerCase()) ?? [], node);
          if (property) check(['css', 'properties', property, node.name.toLowerCase()], node);
          break;
        case 'PseudoClassSelector':
        case 'PseudoElementSelector':
          if (skipsForgiving && forgivingPseudoClasses.has(node.name.toLowerCase())) return walk.skip;
          check(['css', 'selectors', node.name.toLowerCase()], node);
          break;
        case 'NestingSelector':
          check(['css', 'selectors', 'nesting'], node);
          break;
        case 'Feature':
          check(['css', 'at-rules', node.kind, node.name.toLowerCase().replace(/^(?:min|max)-/, '')], node);
          break;
        case 'FeatureRange':
          check(['css', 'at-rules', node.kind, 'range_syntax'], node);
          break;
      }
      return undefined;
    },
    leave(node: CssNode) {
      if (node.type === 'Declaration') property = null;
    },
  });
  return uses;
}
