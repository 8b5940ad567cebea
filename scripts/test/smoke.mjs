// What a deploy is looked at for first, within a few minutes: that each kind of page is there and right, that it is found
// and searched, that live figures come and that a failing API leaves it standing; on a phone, since shoppers have one.
const files = [
  ...['routes', 'home', 'lists', 'list-pages', 'product', 'carousel', 'sucursales', 'state', 'metadata', 'structured'],
  ...['search', 'search-box', 'filters', 'live', 'live-failure', 'gone', 'headers', 'policy', 'sitemap', 'feeds'],
];

export const smoke = ['--project=phone', ...files.map((name) => `/${name}\\.test`)];
