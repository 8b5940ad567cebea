import * as fc from 'fast-check';

const run = 'globalThis.intruder=1';
const evil = 'https://evil.example';
const path = '<path d="M3 7h18v10H3z"/>';
const svg = (inside: string, attributes = 'viewBox="0 0 24 24"'): string => `<svg ${attributes}>${inside}</svg>`;

/** Scripts in all their clothes. */
const scripts = [
  `<script>${run}</script>`,
  svg(`<script>${run}</script>${path}`),
  svg(`<script href="${evil}/x.js"/>${path}`),
  svg(`<script xlink:href="data:text/javascript,${run}"/>${path}`),
  svg(`<SCRIPT>${run}</SCRIPT>${path}`),
  svg(`<svg:script xmlns:svg="http://www.w3.org/2000/svg">${run}</svg:script>${path}`),
  svg(`<x:script xmlns:x="http://www.w3.org/1999/xhtml">${run}</x:script>${path}`),
  svg(`<scr<script>ipt>${run}</scr</script>ipt>${path}`),
  svg(`<g><script type="module">${run}</script></g>${path}`),
  `${svg(path)}<script>${run}</script>`,
  `<script>${run}</script>${svg(path)}`,
  svg(`<handler xmlns="http://www.w3.org/2001/xml-events" type="application/ecmascript">${run}</handler>${path}`),
];

const handlerNames =
  'onload onerror onclick onbegin onend onrepeat onfocus onfocusin onmouseover onpointerenter onanimationstart';

/** Handlers on the drawing and on its shapes. */
const handlers = handlerNames
  .split(' ')
  .flatMap((name) => [
    svg(path, `viewBox="0 0 24 24" ${name}="${run}"`),
    svg(`<path ${name}=${run} d="M3 7h18v10H3z" tabindex="0" autofocus/>`),
  ])
  .concat([
    `<svg/onload=${run}>${path}</svg>`,
    `<svg\nonload\n=\n"${run}"\n>${path}</svg>`,
    `<svg onload\u0000="${run}">${path}</svg>`,
    `<svg oNlOaD="${run}">${path}</svg>`,
    `<svg x:onload="${run}">${path}</svg>`,
    `<svg viewBox="0 0 24 24"onload=${run}>${path}</svg>`,
    `<svg viewBox='" onload="${run}'>${path}</svg>`,
    svg(`<path d='"/><img src=x onerror=${run}>'/>`),
  ]);

/** Other documents, and other drawings, within the drawing. */
// prettier-ignore
const foreign = [
  `<foreignObject width="999" height="999"><body xmlns="http://www.w3.org/1999/xhtml" onload="${run}"></body></foreignObject>`,
  `<foreignobject><iframe srcdoc="&lt;script&gt;parent.intruder=1&lt;/script&gt;"></iframe></foreignobject>`,
  `<foreignObject><img src=x onerror=${run}></foreignObject>`,
  `<foreignObject><form action="${evil}"><input autofocus onfocus=${run}></form></foreignObject>`,
  `<desc><img src=x onerror=${run}></desc>`, `<title><img src=x onerror=${run}></title>`,
  `<metadata><iframe src="${evil}"></iframe></metadata>`,
  `<annotation-xml encoding="text/html"><img src=x onerror=${run}></annotation-xml>`, `<use href="${evil}/a.svg#b"/>`,
  `<use xlink:href="data:image/svg+xml,%3Csvg id='x' xmlns='http://www.w3.org/2000/svg'%3E%3Cimage href='1' onerror='${run}'/%3E%3C/svg%3E#x"/>`,
  `<use href="#main"/>`, `<image href="${evil}/a.png" width="9" height="9"/>`,
  `<image xlink:href="x" onerror="${run}"/>`, `<feImage href="${evil}/a.png"/>`,
  `<a href="javascript:${run}"><rect width="999" height="999"/></a>`, `<a xlink:href="javascript:${run}">${path}</a>`,
  `<audio src="${evil}/a.mp3" onerror=${run}></audio>`, `<video><source onerror="${run}"></video>`,
  `<embed src="${evil}/x.swf">`, `<object data="data:text/html,<script>parent.intruder=1</script>"></object>`,
  `<iframe src="javascript:parent.intruder=1"></iframe>`,
  `<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${evil}/x.css"/>`, `<base href="${evil}/"/>`,
  `<meta http-equiv="refresh" content="0;url=${evil}"/>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
].map((inside) => svg(inside + path));

/** Animations that set what may not be there. */
const animations = [
  `<animate attributeName="href" values="javascript:${run}"/>`,
  `<set attributeName="onmouseover" to="${run}"/>`,
  `<set attributeName="href" to="javascript:${run}"/>`,
  `<animate onbegin="${run}" attributeName="x" dur="1s"/>`,
  `<animate onend="${run}" attributeName="x" dur="0.01s" fill="freeze"/>`,
  `<animateTransform attributeName="transform" type="scale" to="999" fill="freeze" dur="0.01s"/>`,
  `<animateMotion path="M0 0L999 999" dur="0.01s" fill="freeze"/>`,
  `<animateColor attributeName="fill" to="url(${evil}/c)"/>`,
  `<discard begin="0s"/>`,
  `<mpath href="${evil}/p.svg#p"/>`,
].map((inside) => svg(`<g>${inside}${path}</g>`));

/** Paints, filters, masks and clips that ask another host, or are more than a colour. */
const paints = [
  ...['fill', 'stroke', 'filter', 'mask', 'clip-path', 'marker', 'marker-start', 'cursor', 'mask-image'].flatMap(
    (name) => [
      `<path d="M0 0h9v9z" ${name}="url(${evil}/${name})"/>`,
      `<path d="M0 0h9v9z" ${name}="URL(&quot;${evil}/${name}&quot;)"/>`,
    ],
  ),
  `<path d="M0 0h9v9z" fill="u\\72l(${evil}/escaped)"/>`,
  `<path d="M0 0h9v9z" fill="red url(${evil}/second)"/>`,
  `<path d="M0 0h9v9z" fill="url(${evil}/fallback) red"/>`,
  `<path d="M0 0h9v9z" fill="/**/url(${evil}/comment)"/>`,
  `<path d="M0 0h9v9z" fill="&#117;&#114;&#108;(${evil}/coded)"/>`,
  `<path d="M0 0h9v9z" stroke="image-set('${evil}/set' 1x)"/>`,
  `<path d="M0 0h9v9z" fill="var(--x, url(${evil}/var))"/>`,
  `<path d="M0 0h9v9z" fill="expression(${run})"/>`,
  `<path d="M0 0h9v9z" FILL="url(${evil}/upper)"/>`,
  `<linearGradient id="g" href="${evil}/g.svg#g"/><path d="M0 0h9v9z" fill="url(#g)"/>`,
  `<pattern id="p"><image href="${evil}/p.png"/></pattern><path d="M0 0h9v9z" fill="url(#p)"/>`,
  `<style>@import url(${evil}/i.css);path{fill:url(${evil}/s)}</style>${path}`,
  `<style><![CDATA[*{background:url(${evil}/cdata)}]]></style>${path}`,
  `<style>@font-face{font-family:x;src:url(${evil}/f.woff)}*{font-family:x}</style>${path}`,
].map((inside) => svg(inside));

/** What would lie over the page, move it, or give it other names. */
const covers = [
  svg(path, 'viewBox="0 0 24 24" class="fixed inset-0 z-50"'),
  svg(path, 'viewBox="0 0 24 24" style="position:fixed;inset:0;width:100vw;height:100vh;z-index:2147483647"'),
  svg(path, 'width="99999" height="99999" x="-999" y="-999" viewBox="0 0 1 1"'),
  svg(path, 'viewBox="0 0 24 24" id="main"'),
  svg(path, 'viewBox="0 0 24 24" popover="manual"'),
  svg(path, 'viewBox="0 0 24 24" overflow="visible" transform="scale(999)"'),
  svg('<rect x="-9999" y="-9999" width="99999" height="99999" fill="#f00"/>'),
  svg('<circle r="99999"/>'),
  svg('<g transform="translate(-500 -500) scale(9999)"><path d="M0 0h1v1z"/></g>'),
  svg('<path d="M-9999-9999h99999v99999z" stroke="#f00" stroke-width="99999"/>'),
  svg(`<path d="M0 0h9" class="dialog backdrop" data-branch="1" data-buy/>`),
  svg(`<path d="M0 0h9" id="categories" name="forms" is="x" slot="y" part="z" tabindex="1"/>`),
  svg(`<svg width="9999" height="9999" style="position:fixed">${path}</svg>${path}`),
  '<i class="fixed inset-0 z-50 fa fa-mobile"></i>',
  '<i class="fa fa-mobile" style="position:fixed;inset:0"></i>',
  '<span class="dialog open overlay" hidden>x</span>',
  '<i class="fa fa-mobile\u0000 fixed"></i>',
  '<div class="fixed inset-0 z-50" style="position:fixed;inset:0">x</div>',
  '<dialog open style="position:fixed;inset:0">x</dialog>',
  '<center><h1>Oferta</h1></center>',
];

/** Markup that parsers read in two ways. */
// prettier-ignore
const mutants = [
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<svg><p><style><img src="</style><img src=x onerror=${run}//">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<svg><desc><noscript><img title="</noscript><img src=x onerror=${run}>"></desc>${path}</svg>`,
  `<svg><![CDATA[><img src=x onerror=${run}>]]>${path}</svg>`, `<svg><!--><img src=x onerror=${run}>-->${path}</svg>`,
  `<svg><!-- --!><img src=x onerror=${run}> -->${path}</svg>`,
  `<svg><?xml-stylesheet href="${evil}/x.xsl"?>${path}</svg>`,
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;${path}</svg>`,
  `<!DOCTYPE svg [<!ENTITY a "&b;&b;"><!ENTITY b "lol">]><svg>&a;${path}</svg>`,
  `<svg>&lt;script&gt;${run}&lt;/script&gt;${path}</svg>`, `<svg>&#x3c;img src=x onerror=${run}&#x3e;${path}</svg>`,
  `<svg><path d="M0 0h9" fill="&quot;&gt;&lt;img src=x onerror=${run}&gt;"/></svg>`,
  `<svg><path d="M0 0h9&quot; onload=&quot;${run}"/></svg>`, `<svg><path d=M0 onload=${run} 0h9></svg>`,
  `<svg xmlns:a="http://www.w3.org/1999/xhtml"><a:img src="x" onerror="${run}"/>${path}</svg>`,
  `<xss:svg xmlns:xss="http://www.w3.org/2000/svg"><xss:path d="M0 0"/></xss:svg>`,
  `<svg><xmp><path d="M0 0"/></xmp><img src=x onerror=${run}>${path}</svg>`, `<svg><plaintext>${path}</svg>`,
  `<svg><template><img src=x onerror=${run}></template>${path}</svg>`,
  `<svg><select><template><style><!--</style><a rel="--></style></template></select><img src onerror=${run}>">${path}</svg>`,
  `<svg><g><g><g><path d="M0 0"`, `<svg viewBox="0 0 24 24"><path d="M0 0h9"><`,
  `<svg\u000conload=${run}>${path}</svg>`, `\ufeff<svg viewBox="0 0 24 24">${path}</svg>`,
  `<svg viewBox="0 0 24 24">${path.repeat(400)}</svg>`,
  `<svg viewBox="0 0 24 24">${'<g>'.repeat(500)}${path}${'</g>'.repeat(500)}</svg>`,
  `<svg viewBox="${'9'.repeat(5000)}">${path}</svg>`, '\ud83d<svg\ud83d>', '\u0000', 'Fundas & micas <3',
];

/** Icons of categories that attack. */
export const maliciousIcons: readonly string[] = [
  ...scripts,
  ...handlers,
  ...foreign,
  ...animations,
  ...paints,
  ...covers,
  ...mutants,
];

const bits = [
  ...maliciousIcons.flatMap((icon) => icon.match(/<[^<>]*>|[^<>]+/g) ?? []).filter((bit) => bit.length < 200),
  ...[
    '<',
    '>',
    '"',
    "'",
    '=',
    '/',
    '&',
    ';',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '\u0000',
    '\n',
    '<svg>',
    '</svg>',
    path,
  ],
];

/** Icons of the same stuff, in any order. */
export const anyIcon: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...new Set(bits)), { minLength: 1, maxLength: 14 })
  .chain((pieces) => fc.constantFrom(pieces.join(''), svg(pieces.join('')), svg(pieces.join('') + path)));
