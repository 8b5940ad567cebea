import { createRequire } from 'node:module';
import { isDeepRun } from './isDeepRun.ts';

const naughtyStrings = createRequire(import.meta.url)('big-list-of-naughty-strings') as string[];

/** The code of an injected script; tests expect that `intruder` is not defined. */
const payload = 'globalThis.intruder=1';

/** Texts that try to break out of the contexts in which the shop renders them, and texts that are valid but unusual. */
const shopTexts = [
  // Fake tags, for the postprocessing of built HTML; the first text is in each page's footer (the main branch's Colonia).
  `Centro </body><script src=/api/evil.php></script>`,
  `</head><body><script src="/assets/imgs/sliders/evil.js"></script></body>`,
  `Incluye /_astro/no-existe.js y href="/_astro/no-existe.js"`,
  `<link rel="canonical" href="https://evil.example/"><meta name="robots" content="noindex">`,
  `<meta http-equiv="content-security-policy" content="script-src *">`,
  `<main id="main"></main><p data-cached-pages></p><title>evil</title>`,
  '$& $1 $` $$',
  // Breaking out of an attribute, an element, a data block, a title, a comment, an island's props.
  `"><script>${payload}</script>`,
  `'><img src=x onerror=${payload}>`,
  `" onmouseover="${payload}" autofocus onfocus="${payload}" x="`,
  `</script><script>${payload}</script>`,
  `<!--<script>${payload}//-->`,
  `--><svg onload=${payload}>`,
  `</title><script>${payload}</script>`,
  `</textarea></style></noscript></template><script>${payload}</script>`,
  `</h1></main></body></html><script>${payload}</script>`,
  `<meta http-equiv=refresh content="0;url=https://evil.example/">`,
  `<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/x.css">`,
  `<iframe srcdoc="<script>parent.intruder=1</script>"></iframe>`,
  `<form action=https://evil.example><input name=q autofocus onfocus=${payload}>`,
  `<style>*{display:none!important}</style>`,
  `<div class="fixed inset-0" style="position:fixed;inset:0;z-index:99999">oferta</div>`,
  `<astro-island component-url="data:text/javascript,${payload}" ssr client="load"></astro-island>`,
  `<a href="javascript:${payload}">Comprar</a>`,
  // HTML-encoded, once or twice: PHP encodes what the shop has typed.
  `&lt;script&gt;${payload}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${payload}&amp;gt;`,
  `&#60;svg/onload=${payload}&#62;`,
  `&quot; onclick=&quot;${payload}`,
  // Templates and formulas.
  `{{constructor.constructor('${payload}')()}}`,
  '${globalThis.intruder=1}',
  '<%= 7*7 %>',
  `=HYPERLINK("https://evil.example","Funda")`,
  '@SUM(1+1)*cmd|x!A0',
  // URLs.
  `javascript:${payload}`,
  `JaVaScRiPt:${payload}//https://shop.example`,
  `data:text/html,<script>${payload}</script>`,
  '//evil.example/x',
  'https://clavija.example@evil.example/factura',
  'https://xn--80ak6aa92e.com/ https://аррӏе.com/ https://ejemplo.mx/ñandú',
  'https://evil.example/"onmouseover="globalThis.intruder=1',
  '../../../etc/passwd',
  '?existencias=1&ordenar=ASC#main',
  ';busqueda=funda',
  '%00%2e%2e%2f%E0%A4%A',
  // Delimiters and control characters.
  'Funda\tcon tabulador\ty\r\nlíneas\rsueltas\n\nvacías',
  'coma, "comillas", punto; y coma | barra',
  'a\u0001b\u0002c\u0003d',
  'nulo\u0000en medio, \u001b[31mrojo\u001b[0m, \u007f y \u0085',
  'línea\u2028y párrafo\u2029aparte',
  // Unicode edge cases.
  'Media letra \ud83d y la otra \udcf1',
  '\ufeffmarca de orden \ufffe',
  '\u202eodnalreverser\u202c y \u2067aislado\u2069',
  'sin\u200bancho\u200d\u2060\u00adaquí',
  'Z̷̢̛͈̗͉̥̣̪̈́͋͌̂̑a̵̡̛̛l̴̢̛g̸o̶',
  '🧑🏽‍🤝‍🧑🏿 🇲🇽 👨‍👩‍👧‍👦',
  '    muchos    espacios    ',
  '\u00a0\u3000ideográfico\u3000\u00a0',
  // Names of Object.prototype, other special values, and long texts.
  '__proto__',
  'constructor',
  'toString',
  // Differs from the previous text in case only.
  'TOSTRING',
  '[object Object]',
  'N/A',
  '-0',
  'A'.repeat(2_000),
  `${'palabra '.repeat(400)}fin`,
  '😀'.repeat(300),
];

/** Our own texts and the Big List of Naughty Strings, without duplicates. */
export const maliciousTexts: readonly string[] = [...new Set([...shopTexts, ...naughtyStrings])];

/** All texts in the deep tests; otherwise our own texts and every eighth one of the list. */
export const sampledMaliciousTexts: readonly string[] = isDeepRun
  ? maliciousTexts
  : maliciousTexts.filter((_, index) => index < shopTexts.length || index % 8 === 0);

/** Creates more than 500 queries with contents that are known to break searches, the same on every run. */
export function createMalformedQueries(): string[] {
  // prettier-ignore
  const pieces = [
    '"', "'", '`', '\\', '/', '%', '%00', '%2', '_', '*', '+', '?', '^', '$', '(', ')', '[', ']', '{', '}', '|', '.',
    '<script>intruder=1</script>', '<img src=x onerror=intruder=1>', '"><svg onload=intruder=1>', '</title>', '<!--',
    '&lt;b&gt;', '&amp;', '&#0;', "' OR 1=1 --", '; DROP TABLE products', '${7*7}', '{{7*7}}',
    'javascript:intruder=1', '(a+)+$', '[', '(?=', '\\u0000', '(?<x>', '\u0000', '\u0001', '\u0002', '\u0003', '\n',
    '\r\n', '\t', '\u2028', '\u202efunda', '\u200f', 'مرحبا', 'שלום', '漢字', 'Ω≈ç√', '😀', '👩‍👩‍👧', '🇲🇽',
    'e\u0301\u0301\u0301', '\ud800', '\udc00x', '\ufeff', '\u00ad', 'İ', 'ß', 'ﬁ', 'ñ', '¿', '１２３', '٣', '-1',
    '1e309', 'NaN', 'null', 'undefined', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../etc/passwd',
    'CON', 'a'.repeat(10_240), '😀'.repeat(2_560), '- '.repeat(5_000), 'a b '.repeat(2_500), 'usb-'.repeat(2_500),
  ];
  const combined = pieces.flatMap((piece, index) =>
    ['funda ', 'usb-c', ' cargador'].flatMap((word) => [
      `${word}${piece}`,
      `${piece}${word}${pieces[(index * 7) % 60] ?? ''}`,
    ]),
  );
  return [...pieces, ...combined];
}
