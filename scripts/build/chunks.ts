import { everyPageGroup, productPagesGroup } from './everyPage.ts';

const file = (names: string): RegExp => new RegExp(`/src/(?:${names})\\.tsx?$`);

/** Small parts of the shop's own that pages with React and pages without it start with alike. */
const shared = [
  ...['components/(?:picture|mine|stock|filters/state)', 'contract/(?:calls|figures|rules)'],
  ...['features/(?:branches/remembered|phone/kept)', 'lib/(?:money|savesData|whatsapp)', 'shop'],
].join('|');

/** What reads the wire: forms need it, too. */
const wire = [
  'api/(?:browser|patience|reads|retry)',
  'contract/(?:answers|date|fields|fileName|kinds|picture|problems|stock|verdict)',
  'lib/entities',
].join('|');

/**
 * Which modules of the browser come in one file, beside the bundler's own split: a file for each set of pages that share
 * some, forty small ones for a page with React, which are more bytes and more waits on a slow network. What pages need
 * before anyone touches them never shares a file with what needs React: it would bring React along.
 */
export const chunkGroups = () => [
  { ...everyPageGroup(), priority: 5 },
  { name: 'names', test: file('lib/(?:names|text)|features/categories/filter\\.client'), priority: 4 },
  { name: 'wire', test: file(wire), priority: 4 },
  { name: 'age', test: file('lib/(?:age|zone)'), priority: 4 },
  // A group takes along what its modules import: what others start with as well needs a file of its own.
  { name: 'published', test: new RegExp(`${file('api/published').source}|vite/preload-helper`), priority: 4 },
  { name: 'shared', test: new RegExp(`${file(shared).source}|/node_modules/nanostores/atom/`), priority: 3 },
  { name: 'phone', test: file('features/phone/(?:kept|line\\.client|picking\\.client)'), priority: 3 },
  { ...productPagesGroup(), priority: 2 },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react)\//, priority: 1 },
  { name: 'dialog', test: file('components/Dialog') },
  { name: 'fields', test: file('components/(?:Field|FieldFrame)') },
  { name: 'cards', test: file('components/(?:Card|CardGrid|Waiting|Icon)') },
];
