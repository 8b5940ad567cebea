import type { Crumb } from './Crumbs.tsx';

/** The way to a page from the home page (schema.org/BreadcrumbList). @param address of the page itself, in full */
export const crumbsData = (crumbs: readonly Crumb[], origin: string, address: string): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Inicio', address: '/' }, ...crumbs].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: crumb.address ? origin + crumb.address : address,
  })),
});
