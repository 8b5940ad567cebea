import { everyPageGroup } from './everyPage.ts';

const file = (names: string): RegExp => new RegExp(`/src/(?:${names})\\.tsx?$`);

/**
 * Which modules of the browser come in one file, beside the bundler's own split: a file for each set of pages that share
 * some, forty small ones for a page with React, which are more bytes and more waits on a slow network. What pages need
 * before anyone touches them never shares a file with what needs React: it would bring React along.
 */
export const chunkGroups = () => [
  { ...everyPageGroup(), priority: 3 },
  {
    name: 'figures',
    test: file(
      'contract/(?:answers|calls|date|fields|figures|fileName|kinds|picture|problems|stock|verdict)|lib/(?:entities|money)',
    ),
    priority: 2,
  },
  { name: 'prices', test: file('contract/rules|components/stock'), priority: 2 },
  { name: 'picture', test: file('components/(?:picture|mine)'), priority: 2 },
  { name: 'phone', test: file('features/phone/(?:kept|line\\.client|picking\\.client)'), priority: 2 },
  { name: 'atom', test: /\/node_modules\/nanostores\/atom\//, priority: 2 },
  { name: 'react', test: /\/node_modules\/(?:react|@nanostores\/react)\//, priority: 1 },
  { name: 'icons', test: file('components/Icon') },
  { name: 'dialog', test: file('components/Dialog') },
  { name: 'fields', test: file('components/(?:Field|FieldFrame)') },
  { name: 'cards', test: file('components/(?:Card|CardGrid|Waiting)') },
];
