import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as icons from '../../../../src/components/icons.ts';
import { kindIcons } from '../../../../src/components/kindIcons.ts';
import { categoryIcon } from '../../../../src/features/categories/categoryIcon.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') => `<svg ${attributes}>${inside}</svg>`;
const path = '<path d="M3 7h18v10H3z"></path>';
const shown = (markup: string): string => {
  const icon = categoryIcon(markup);
  return 'markup' in icon ? icon.markup : `neutral: ${icon.name}`;
};
const drawn = (inside: string): string => `<svg class="icon" aria-hidden="true" viewBox="0 0 24 24">${inside}</svg>`;

describe('R2.4 P36 P37 the icon of a category: drawn markup', () => {
  test.each([
    ['as it is', svg(path), drawn(path)],
    ['white space around it', ` \n${svg(path)} `, drawn(path)],
    ['paint that the sheet sets', svg(path, 'viewBox="0 0 24 24" fill="none" stroke-width="1.75"'), drawn(path)],
    [
      'every shape, with its geometry and paint',
      svg(
        '<g transform="rotate(45)"><circle cx="1" cy="2" r="3" fill="#f00"></circle><rect rx="3" width="5" height="5" stroke="currentColor" stroke-width="1.5"></rect></g>',
      ),
      drawn(
        '<g transform="rotate(45)"><circle cx="1" cy="2" r="3" fill="#f00"></circle><rect rx="3" width="5" height="5" stroke="currentColor" stroke-width="1.5"></rect></g>',
      ),
    ],
    ['a rect that only marks its bounds', svg(`<rect width="24" height="24" fill="none"/>${path}`), drawn(path)],
    [
      'a rect of its size elsewhere',
      svg('<rect x="2" width="24" height="24"></rect>'),
      drawn('<rect x="2" width="24" height="24"></rect>'),
    ],
    [
      'a rect of its size with paint',
      svg(`<rect width="24" height="24" fill="#f00"></rect>`),
      drawn('<rect width="24" height="24" fill="#f00"></rect>'),
    ],
    ['a script', svg(`<script>alert(1)</script>${path}`), drawn(path)],
    [
      'handlers',
      svg('<path d="M0 0h1" onclick="alert(1)" onload=alert(2)></path>', 'viewBox="0 0 24 24" onload="alert(3)"'),
      drawn('<path d="M0 0h1"></path>'),
    ],
    [
      'another page inside',
      svg(`<foreignObject><iframe src="https://x.example"></iframe></foreignObject>${path}`),
      drawn(path),
    ],
    [
      'a drawing from elsewhere',
      svg(`<use href="https://x.example/a.svg#b"></use><image href="//x.example/a.png"/>${path}`),
      drawn(path),
    ],
    [
      'styles',
      svg('<style>*{position:fixed}</style><path style="position:fixed" class="overlay" id="logo" d="M0 0h1"></path>'),
      drawn('<path d="M0 0h1"></path>'),
    ],
    [
      'a paint that asks another host',
      svg('<path d="M0 0h1" fill="url(https://x.example/a)" stroke="URL(#a)"></path>'),
      drawn('<path d="M0 0h1"></path>'),
    ],
    ['a link', svg(`<a href="javascript:alert(1)">${path}</a>`), drawn(path)],
    ['text', svg(`<text>Hola</text>texto${path}`), drawn(path)],
    ['animation', svg(`<animate attributeName="href" to="x"></animate><set></set>${path}`), drawn(path)],
    ['a comment', svg(`<!-- <script>alert(1)</script> -->${path}`), drawn(path)],
  ])('%s', (_case, markup, expected) => {
    expect(shown(markup)).toBe(expected);
  });

  test.each([
    'class="fixed inset-0"',
    'style="position:fixed;inset:0"',
    'transform="scale(999)"',
    'width="9999" height="9999" x="-99" y="-99"',
    'id="main"',
  ])('it can not lie over the page by %s', (attribute) => {
    expect(shown(svg(path, `viewBox="0 0 24 24" ${attribute}`))).toBe(drawn(path));
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
  ])('%s is %s of our set', (markup, name) => {
    expect(categoryIcon(markup)).toEqual({ name });
    expect({ ...icons, ...kindIcons }).toHaveProperty(name);
  });
});

describe('R2.4 P36 P38 the icon of a category: neutral', () => {
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
  ])('%s', (markup) => {
    expect(categoryIcon(markup)).toEqual({ name: 'grid' });
  });

  test('whatever comes, nothing runs, asks or lies over the page', () => {
    const piece = fc.constantFrom(
      // prettier-ignore
      ...[
        '<svg viewBox="0 0 1 1">', '</svg>', '<path d="M0 0"/>', '<script>', '</script>', '<style>', '<g ',
        'onload=a ', 'style="x"', 'class="y"',
      ],
      // prettier-ignore
      ...[
        'fill="url(#a)"', 'href="javascript:x"', '>', '<', '"', "'", '<!--', '-->', '<![CDATA[', ']]>',
        '<foreignObject>', '&lt;script&gt;', '<i class="', '<math>', '<title>', '<rect width="1"/>',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = shown(pieces.join(''));
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
