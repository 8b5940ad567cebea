import { everyPageGroup, productPagesGroups } from './everyPage.ts';

const file = (...names: string[]): RegExp => new RegExp(`/src/(?:${names.join('|')})\\.tsx?$`);

/** Small parts that pages with a form and pages with products start with alike, with React or without it. */
const shared = new RegExp(`${file('lib/(?:money|whatsapp)', 'shop').source}|/node_modules/nanostores/atom/`);

/** What reads the wire. */
const wire = file(
  'api/(?:browser|patience|reads|retry)',
  'contract/(?:answers|date|fields|fileName|kinds|picture|problems|stock|verdict)',
  'lib/entities',
);

/** What draws views without React: the elements are React's own, which come from a kilobyte of it. */
const drawing = new RegExp(`${file('lib/draw', 'components/renew').source}|/node_modules/react/(?:cjs/react-)?jsx-runtime`);

/** Those of pages with products alone. */
const ofProducts = file(
  ...['components/(?:picture|mine|stock)', 'contract/(?:calls|figures|rules)', 'lib/(?:names|savesData|text)'],
  'features/branches/remembered',
);

/**
 * Which modules of the browser come in one file, beside the bundler's own split: a file for each set of pages that share
 * some, forty small ones for a page with React, which are more bytes and more waits on a slow network. What pages need
 * before anyone touches them never shares a file with what needs React: it would bring React along. A group takes along
 * what its modules import, unless a group of higher priority has it.
 */
export const chunkGroups = () => [
  { ...everyPageGroup(), priority: 5 },
  { name: 'wire', test: wire, priority: 4 },
  { name: 'draw', test: drawing, priority: 4 },
  { name: 'age', test: file('lib/(?:age|zone)'), priority: 4 },
  { name: 'published', test: file('api/published'), priority: 4 },
  { name: 'shared', test: shared, priority: 3 },
  { name: 'ofProducts', test: ofProducts, priority: 3 },
  { name: 'phone', test: file('features/phone/(?:kept|line\\.client|picking\\.client)'), priority: 3 },
  ...productPagesGroups().map((group, index) => ({ ...group, priority: 2 - index / 2 })),
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react)\//, priority: 1 },
  { name: 'entries', test: file('components/(?:card|kind)', 'components/filters/(?:counts|entry)'), priority: 1 },
  { name: 'dialog', test: file('components/Dialog') },
  { name: 'fields', test: file('components/(?:Field|FieldFrame)') },
  {
    name: 'cards',
    test: file('components/(?:AskActions|Card|CardGrid|CategoryLinks|LongGrid|Missing|SortSelect|Tick|Waiting|Icon)'),
  },
];
