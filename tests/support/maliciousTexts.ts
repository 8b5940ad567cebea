import { createRequire } from 'node:module';

const list = createRequire(import.meta.url)('big-list-of-naughty-strings') as string[];

/** The code of an injected script; tests expect that `intruder` is not defined. */
const run = 'globalThis.intruder=1';

/** Texts that back offices have accepted, and texts that would escape from the contexts in which this shop uses them. */
const own = [
  // Where a page seems to end, for what goes over built pages: it is in the footer of each (the main branch's Colonia).
  `Centro </body><script src=/api/evil.php></script>`,
  `</head><body><script src="/assets/imgs/sliders/evil.js"></script></body>`,
  `Incluye /_astro/no-existe.js y href="/_astro/no-existe.js"`,
  `<link rel="canonical" href="https://evil.example/"><meta name="robots" content="noindex">`,
  `<meta http-equiv="content-security-policy" content="script-src *">`,
  `<main id="main"></main><p data-cached-pages></p><title>evil</title>`,
  '$& $1 $` $$',
  // Out of an attribute, an element, a data block, a title, a comment, an island's props.
  `"><script>${run}</script>`,
  `'><img src=x onerror=${run}>`,
  `" onmouseover="${run}" autofocus onfocus="${run}" x="`,
  `</script><script>${run}</script>`,
  `<!--<script>${run}//-->`,
  `--><svg onload=${run}>`,
  `</title><script>${run}</script>`,
  `</textarea></style></noscript></template><script>${run}</script>`,
  `</h1></main></body></html><script>${run}</script>`,
  `<meta http-equiv=refresh content="0;url=https://evil.example/">`,
  `<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/x.css">`,
  `<iframe srcdoc="<script>parent.intruder=1</script>"></iframe>`,
  `<form action=https://evil.example><input name=q autofocus onfocus=${run}>`,
  `<style>*{display:none!important}</style>`,
  `<div class="fixed inset-0" style="position:fixed;inset:0;z-index:99999">oferta</div>`,
  `<astro-island component-url="data:text/javascript,${run}" ssr client="load"></astro-island>`,
  `<a href="javascript:${run}">Comprar</a>`,
  // Twice coded: once is what PHP does, and the rest is what the shop typed.
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${run}&amp;gt;`,
  `&#60;svg/onload=${run}&#62;`,
  `&quot; onclick=&quot;${run}`,
  // Templates and formulas.
  `{{constructor.constructor('${run}')()}}`,
  '${globalThis.intruder=1}',
  '<%= 7*7 %>',
  `=HYPERLINK("https://evil.example","Funda")`,
  '@SUM(1+1)*cmd|x!A0',
  // URLs.
  `javascript:${run}`,
  `JaVaScRiPt:${run}//https://shop.example`,
  `data:text/html,<script>${run}</script>`,
  '//evil.example/x',
  'https://clavija.example@evil.example/factura',
  'https://xn--80ak6aa92e.com/ https://аррӏе.com/ https://ejemplo.mx/ñandú',
  'https://evil.example/"onmouseover="globalThis.intruder=1',
  '../../../etc/passwd',
  '?existencias=1&ordenar=ASC#main',
  ';busqueda=funda',
  '%00%2e%2e%2f%E0%A4%A',
  // What separates cells, lines, columns and rows somewhere.
  'Funda\tcon tabulador\ty\r\nlíneas\rsueltas\n\nvacías',
  'coma, "comillas", punto; y coma | barra',
  'a\u0001b\u0002c\u0003d',
  'nulo\u0000en medio, \u001b[31mrojo\u001b[0m, \u007f y \u0085',
  'línea\u2028y párrafo\u2029aparte',
  // Letters.
  'Media letra \ud83d y la otra \udcf1',
  '\ufeffmarca de orden \ufffe',
  '\u202eodnalreverser\u202c y \u2067aislado\u2069',
  'sin\u200bancho\u200d\u2060\u00adaquí',
  'Z̷̢̛͈̗͉̥̣̪̈́͋͌̂̑a̵̡̛̛l̴̢̛g̸o̶',
  '🧑🏽‍🤝‍🧑🏿 🇲🇽 👨‍👩‍👧‍👦',
  '    muchos    espacios    ',
  '\u00a0\u3000ideográfico\u3000\u00a0',
  // Names of things that a program has.
  '__proto__',
  'constructor',
  'toString',
  // Beside it a name that differs in case alone.
  'TOSTRING',
  '[object Object]',
  'N/A',
  '-0',
  'A'.repeat(2_000),
  `${'palabra '.repeat(400)}fin`,
  '😀'.repeat(300),
];

/** Our own texts that have broken shops, and those of the Big List of Naughty Strings; each once. */
export const maliciousTexts: readonly string[] = [...new Set([...own, ...list])];

/** All texts in the long tests; otherwise our own, and every eighth of the list. */
export const sampledMaliciousTexts: readonly string[] = process.env['DEEP']
  ? maliciousTexts
  : maliciousTexts.filter((_, index) => index < own.length || index % 8 === 0);
