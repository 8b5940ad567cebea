import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as icons from '../../../../src/components/icons.ts';
import { kindIcons } from '../../../../src/components/kindIcons.ts';
import { categoryIcon } from '../../../../src/features/categories/categoryIcon.ts';

const svg = (content: string, attributes = 'viewBox="0 0 24 24"') => `<svg ${attributes}>${content}</svg>`;
const path = '<path d="M3 7h18v10H3z"></path>';
const renderIcon = (markup: string): string => {
  const icon = categoryIcon(markup);
  return 'markup' in icon ? icon.markup : `neutral: ${icon.name}`;
};
const sanitizedSvg = (content: string): string =>
  `<svg class="icon" aria-hidden="true" viewBox="0 0 24 24">${content}</svg>`;

describe('R2.4 P36 P37 the icon of a category: sanitized SVG', () => {
  test.each([
    ['keeps a path', svg(path), sanitizedSvg(path)],
    ['removes surrounding white space', ` \n${svg(path)} `, sanitizedSvg(path)],
    [
      'removes the paint of the svg element: the style sheet sets it',
      svg(path, 'viewBox="0 0 24 24" fill="none" stroke-width="1.75"'),
      sanitizedSvg(path),
    ],
    [
      'keeps other shapes, with geometry and paint',
      svg(
        '<g transform="rotate(45)"><circle cx="1" cy="2" r="3" fill="#f00"></circle><rect rx="3" width="5" height="5" stroke="currentColor" stroke-width="1.5"></rect></g>',
      ),
      sanitizedSvg(
        '<g transform="rotate(45)"><circle cx="1" cy="2" r="3" fill="#f00"></circle><rect rx="3" width="5" height="5" stroke="currentColor" stroke-width="1.5"></rect></g>',
      ),
    ],
    [
      'removes a rect that only marks the bounding box',
      svg(`<rect width="24" height="24" fill="none"/>${path}`),
      sanitizedSvg(path),
    ],
    [
      'keeps a rect of the same size at another position',
      svg('<rect x="2" width="24" height="24"></rect>'),
      sanitizedSvg('<rect x="2" width="24" height="24"></rect>'),
    ],
    [
      'keeps a rect of the same size with paint',
      svg(`<rect width="24" height="24" fill="#f00"></rect>`),
      sanitizedSvg('<rect width="24" height="24" fill="#f00"></rect>'),
    ],
    ['removes a script', svg(`<script>alert(1)</script>${path}`), sanitizedSvg(path)],
    [
      'removes event handlers',
      svg('<path d="M0 0h1" onclick="alert(1)" onload=alert(2)></path>', 'viewBox="0 0 24 24" onload="alert(3)"'),
      sanitizedSvg('<path d="M0 0h1"></path>'),
    ],
    [
      'removes an embedded page',
      svg(`<foreignObject><iframe src="https://x.example"></iframe></foreignObject>${path}`),
      sanitizedSvg(path),
    ],
    [
      'removes external references',
      svg(`<use href="https://x.example/a.svg#b"></use><image href="//x.example/a.png"/>${path}`),
      sanitizedSvg(path),
    ],
    [
      'removes styles, classes and ids',
      svg('<style>*{position:fixed}</style><path style="position:fixed" class="overlay" id="logo" d="M0 0h1"></path>'),
      sanitizedSvg('<path d="M0 0h1"></path>'),
    ],
    [
      'removes paint with a URL',
      svg('<path d="M0 0h1" fill="url(https://x.example/a)" stroke="URL(#a)"></path>'),
      sanitizedSvg('<path d="M0 0h1"></path>'),
    ],
    ['removes a link', svg(`<a href="javascript:alert(1)">${path}</a>`), sanitizedSvg(path)],
    ['removes text', svg(`<text>Hola</text>texto${path}`), sanitizedSvg(path)],
    ['removes animation', svg(`<animate attributeName="href" to="x"></animate><set></set>${path}`), sanitizedSvg(path)],
    ['removes a comment', svg(`<!-- <script>alert(1)</script> -->${path}`), sanitizedSvg(path)],
  ])('%s', (_case, markup, expected) => {
    expect(renderIcon(markup)).toBe(expected);
  });

  test.each([
    'class="fixed inset-0"',
    'style="position:fixed;inset:0"',
    'transform="scale(999)"',
    'width="9999" height="9999" x="-99" y="-99"',
    'id="main"',
  ])('cannot cover the page with %s', (attribute) => {
    expect(renderIcon(svg(path, `viewBox="0 0 24 24" ${attribute}`))).toBe(sanitizedSvg(path));
  });
});

describe('R2.4 P37 the icon of a category: an icon font', () => {
  test.each([
    ['<i class="fa fa-headphones"></i>', 'headphones'],
    ['<i class=\'fas fa-mobile-alt\' aria-hidden="true"></i>', 'phone'],
    ['<span class="icofont-ui-clock"></span>', 'watch'],
    ['<i class="bi bi-battery-charging"></i>', 'battery'],
    ['<i class="fa fa-bolt" onclick="alert(1)" style="position:fixed"></i>', 'charger'],
    ['<i class="icofont-reloj-xyz"></i>', 'grid'],
    ['<i class="overlay fixed"></i>', 'grid'],
  ])('%s becomes the icon "%s" of our set', (markup, name) => {
    expect(categoryIcon(markup)).toEqual({ name });
    expect({ ...icons, ...kindIcons }).toHaveProperty(name);
  });
});

describe('R2.4 P36 P38 the icon of a category: the neutral one', () => {
  test.each([
    '',
    'Fundas',
    '<b>Fundas</b>',
    '<i></i>',
    '<img src=x onerror=alert(1)>',
    '<div class="fixed">x</div>',
    svg(''),
    svg('<g></g>'),
    svg('<text>x</text>'),
    `${svg(path)}${svg(path)}`,
    svg(`${path}${svg(path)}`),
    svg(`<foreignObject>${svg(path)}</foreignObject>`),
    `${svg(path)}<path d="M0 0h999"/>`,
    `<path d="M0 0h1"/>`,
    '<svg',
    '<svg><path',
    '</svg><script>alert(1)</script>',
    svg(path.repeat(300)),
  ])('replaces "%s"', (markup) => {
    expect(categoryIcon(markup)).toEqual({ name: 'grid' });
  });

  test('no markup can run a script, send a request or cover the page', () => {
    // prettier-ignore
    const fragments = [
      '<svg viewBox="0 0 1 1">', '</svg>', '<path d="M0 0"/>', '<script>', '</script>', '<style>', '<g ',
      'onload=a ', 'style="x"', 'class="y"', 'fill="url(#a)"', 'href="javascript:x"', '>', '<', '"', "'", '<!--',
      '-->', '<![CDATA[', ']]>', '<foreignObject>', '&lt;script&gt;', '<i class="', '<math>', '<title>',
      '<rect width="1"/>',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...fragments), { maxLength: 12 }), (pieces) => {
        const html = renderIcon(pieces.join(''));
        if (html.startsWith('neutral: ')) return;
        expect(html).toMatch(
          /^<svg class="icon" aria-hidden="true"[^>]*>(?:<\/?(?:path|circle|rect|line|polyline|polygon|ellipse|g)\b[^<>]*>)*<\/svg>$/,
        );
        expect(html.slice(5)).not.toMatch(/<svg|\son\w+=|style=|href=|url\(|\sclass=(?!"icon")/i);
      }),
      { numRuns: 2000 },
    );
  });
});
