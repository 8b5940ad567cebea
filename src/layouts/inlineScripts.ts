/*
 * The scripts that every page holds inline, as files would be requests of their own. The CSP allows them by their hashes
 * (astro.config.mjs).
 */

const statements = [
  'const c=document.documentElement.classList',
  // Styles hide what needs scripts unless they run (`scripting` as a media feature is too new). entries/site.ts clears onload:
  // where the page's scripts got lost or are too new for the browser, the class goes again (R13.2).
  "c.add('js')",
  "onload=()=>c.remove('js')",
  // A picture that fails to load (R4.16).
  "addEventListener('error',({target:t})=>t.tagName=='IMG'&&t.parentNode.classList.add('no-image'),true)",
  // The console is silent in production (R1.11).
  "for(const m of['log','warn','info','error'])console[m]=()=>{}",
  // The logo of December (R2.1). Mexico City is six hours behind UTC then; Intl would take a phone 80 ms.
  "new Date(new Date()-216e5).getUTCMonth()==11&&c.add('december')",
  // The device's own share dialog (R5.6).
  "navigator.share&&c.add('shares')",
  // The URL asks for filters, an order or boxes to compare: the page's own cards stay hidden until these are there (R4.7, R4.23).
  "/[?&](ex|su|or|mar|ca[tp]|pre|cel|ba|ta|co|la|po)/.test(location.search)&&c.add('pending')",
  // The shopper has chosen a phone that the shop has products for (phone.ts).
  `try{/^{"s/.test(localStorage.celular)&&c.add('has-phone')}catch{}`,
];

/** Runs before the first paint; at most 500 bytes. */
export const headScript = statements.join(';');

/** The same for the development server, with a console. */
export const headScriptInDevelopment = statements.filter((line) => !line.startsWith('for(const m')).join(';');

/** Browsers may prefetch pages of the shop when a link is about to be followed, but never data, files or calls. */
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
