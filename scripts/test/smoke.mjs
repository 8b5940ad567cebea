// The smoke tests of a deploy, a few minutes: kinds of pages, search engines, search, live figures; at the width with the
// fewest skipped tests.
const files = [
  ...['host', 'home', 'lists', 'product', 'sucursales', 'state', 'every-kind', 'search-engines'],
  ...['search', 'search-box', 'live', 'shells', 'policy', 'feeds'],
];

export const smoke = ['--project=desktop', ...files.map((name) => `/${name}\\.test`)];
