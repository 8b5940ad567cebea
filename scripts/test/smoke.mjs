// What a deploy is looked at for first, within a few minutes: that each kind of page is there and right, that it is found
// and searched, that live figures come; in the project that skips the least.
const files = [
  ...[
    'routes',
    'home',
    'lists',
    'list-pages',
    'product',
    'carousel',
    'sucursales',
    'state',
    'every-kind',
    'metadata',
    'structured',
  ],
  ...['search', 'search-box', 'live', 'unavailable', 'shells', 'headers', 'feeds'],
];

export const smoke = ['--project=desktop', ...files.map((name) => `/${name}\\.test`)];
