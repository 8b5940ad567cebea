import { pageGroups, reactGroup } from './pageGroups.ts';

const file = (...names: string[]): RegExp => new RegExp(`/src/(?:${names.join('|')})\\.tsx?$`);

/**
 * Which modules of the browser come in one file, beside the bundler's own split. What pages need before anyone touches
 * them never shares a file with what needs React: it would bring React along. A group takes along what its modules import,
 * unless a group of higher priority has it.
 */
export const chunkGroups = () => [
  ...pageGroups().map((group, index) => ({ ...group, priority: 9 - index })),
  // What asks the search's worker, and what says how its answer was understood: suggestions and results need both.
  {
    name: 'finder',
    test: file(
      'features/search/(?:finder\\.client|said|searched|engine/words|engine/understood)',
      'lib/polyfills/groupBy',
    ),
    priority: 5,
  },
  // The views that React draws in islands, too, are made by a kilobyte of it.
  { name: 'elements', test: /\/node_modules\/react\/(?:cjs\/react-)?jsx-runtime/, priority: 5 },
  { ...reactGroup(), priority: 1 },
  { name: 'dialog', test: file('components/Dialog') },
  { name: 'controls', test: file('components/(?:SortSelect|Tick)') },
];
