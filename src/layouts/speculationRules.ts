/**
 * Which pages a browser may fetch ahead, once somebody is about to follow a link: pages of the shop, never data, files or
 * calls. It stands in each page, in the CSP by its hash (astro.config.mjs): as a file it would be one more request.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/catalogo/*', '/feeds/*', '/assets/*', '/img/*', '/*.*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
