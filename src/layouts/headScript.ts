/**
 * All that runs before the first paint, at most 500 bytes, in the CSP by its hash (astro.config.mjs):
 * that scripts run is known to the styles (the media feature `scripting` is younger than many a phone), and that they do not
 * where those of the page, which call this off (entries/site.ts), were lost on the way or are too new for it (R13.2),
 * a picture that fails marks its plane (R4.16), the console falls silent (R1.11), December has its logo (R2.1),
 * a device with a share of its own is offered it (R5.6), a list whose address asks for filters or an order keeps its own
 * cards from sight until those are drawn (R4.7), who has chosen a phone that the shop has something for is known.
 */
const lines = [
  'const c=document.documentElement.classList',
  "c.add('js')",
  "onload=()=>c.remove('js')",
  "addEventListener('error',({target:t})=>t.tagName=='IMG'&&t.parentNode.classList.add('failed'),true)",
  "for(const m of['log','warn','info','error'])console[m]=()=>{}",
  // In December Mexico City is six hours behind UTC. To ask Intl for it takes a phone 80 ms before its first paint.
  "new Date(new Date()-216e5).getUTCMonth()==11&&c.add('december')",
  "navigator.share&&c.add('shares')",
  "/[?&](exi|suc|ord|mar|cat|pre|cel)/.test(location.search)&&c.add('asked')",
  `try{/^{"s/.test(localStorage.celular)&&c.add('has-phone')}catch{}`,
];
export const headScript = lines.join(';');

/** The same for a development build, where the console speaks. */
export const headScriptInDevelopment = lines.filter((line) => !line.startsWith('for(const m')).join(';');
