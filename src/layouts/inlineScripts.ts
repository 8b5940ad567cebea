/*
 * The inline scripts of every page: as files they would add requests. The CSP allows them by their hashes
 * (astro.config.mjs).
 */

const silenceConsole = "for(const m of['log','warn','info','error'])console[m]=()=>{}";

const statements = [
  'const c=document.documentElement.classList',
  // Styles show content that needs scripts only with this class (the media feature `scripting` is too new). entries/site.ts clears
  // onload; if the page's scripts cannot be fetched or are too new for the browser, onload removes the class (R13.2).
  "c.add('js')",
  "onload=()=>c.remove('js')",
  // Marks the box of a picture that fails to load (R4.16).
  "addEventListener('error',({target:t})=>t.tagName=='IMG'&&t.parentNode.classList.add('failed'),!0)",
  // The console is silent in production (R1.11).
  silenceConsole,
  // The December logo (R2.1). In December, Mexico City is six hours behind UTC; Intl would take 80 ms on a phone.
  "new Date(new Date()-216e5).getUTCMonth()==11&&c.add('december')",
  // The device has a share dialog (R5.6).
  "navigator.share&&c.add('can-share')",
  // The URL has filters, a sort order or compared products: the prerendered cards stay hidden until these are applied (R4.7, R4.23).
  "/[?&](ex|su|or|mar|ca[tp]|pre|cel|ba|ta|co|la|po)/.test(location.search)&&c.add('pending')",
  // The shopper has chosen a phone that the shop has products for: the stored JSON begins with its slug (phone.ts).
  `try{/^{"s/.test(localStorage.celular)&&c.add('has-phone')}catch{}`,
];

/** Runs before the first paint; at most 500 bytes. */
export const headScript = statements.join(';');

/** The same for the development server, whose console works. */
export const headScriptInDevelopment = statements.filter((statement) => statement !== silenceConsole).join(';');

/** Lets browsers prefetch pages of the shop when a link is about to be followed, but no data, files or API calls. */
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
