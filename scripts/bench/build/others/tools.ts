import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageModel } from './model.ts';

/** A tool that builds the same pages: how its project is laid out, what builds it, and where pages come out. */
export interface Tool {
  name: string;
  /** npm packages with exact versions; none for a program of the system. */
  packages: string[];
  lay: (folder: string, pages: readonly PageModel[]) => void;
  command: string[];
  out: string;
  /** What a cold build starts without. */
  kept: string[];
}

const here = import.meta.dirname;
const write = (folder: string, name: string, text: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};

export const tools: Record<string, Tool> = {
  eleventy: {
    name: 'Eleventy 3.1.2 (Nunjucks)',
    packages: ['@11ty/eleventy@3.1.2'],
    lay: (folder) => {
      copyFileSync(join(here, 'product.njk'), join(folder, 'product.njk'));
      const data = ['products', 'frame'].map(
        (name) => `config.addGlobalData('${name}', JSON.parse(readFileSync('${name}.json', 'utf8')));`,
      );
      const text = `import { readFileSync } from 'node:fs';\nexport default (config) => {\n${data.join('\n')}\n};\n`;
      write(folder, 'eleventy.config.js', text);
    },
    command: ['node_modules/.bin/eleventy', '--quiet', '--input=product.njk', '--output=out'],
    out: 'out/producto',
    kept: ['out'],
  },
  hugo: {
    name: 'Hugo of the system (front matter)',
    packages: [],
    lay: (folder, pages) => {
      write(folder, 'config.json', JSON.stringify({ baseURL: 'https://shop.example/', uglyURLs: true, disableKinds }));
      mkdirSync(join(folder, 'layouts', '_default'), { recursive: true });
      copyFileSync(join(here, 'single.html'), join(folder, 'layouts', '_default', 'single.html'));
      mkdirSync(join(folder, 'data'), { recursive: true });
      copyFileSync(join(folder, 'frame.json'), join(folder, 'data', 'frame.json'));
      for (const product of pages)
        write(folder, `content/producto/${product.id}.md`, `${JSON.stringify({ title: product.id, product })}\n`);
    },
    command: ['hugo', '--quiet', '--destination', 'out'],
    out: 'out/producto',
    kept: ['out', 'resources'],
  },
  next: {
    name: 'Next.js 16.4.6 (output: export)',
    packages: ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1'],
    lay: (folder) => {
      mkdirSync(join(folder, 'app', 'producto', '[id]'), { recursive: true });
      copyFileSync(join(here, 'page.jsx.txt'), join(folder, 'app', 'producto', '[id]', 'page.jsx'));
      const layout = 'export default ({ children }) => <html lang="es-MX"><body>{children}</body></html>;\n';
      write(folder, 'app/layout.jsx', layout);
      write(folder, 'next.config.mjs', "export default { output: 'export' };\n");
    },
    command: ['node_modules/.bin/next', 'build'],
    out: 'out/producto',
    kept: ['out', '.next'],
  },
};

const disableKinds = ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'];

/** Makes a tool's project anew; what npm installed there is kept. */
export function layOut(tool: Tool, folder: string, pages: readonly PageModel[], frame: object): void {
  for (const name of ['content', 'app', ...tool.kept]) rmSync(join(folder, name), { recursive: true, force: true });
  write(folder, 'package.json', JSON.stringify({ name: 'bench', private: true, type: 'module' }));
  write(folder, 'products.json', JSON.stringify(pages));
  write(folder, 'frame.json', JSON.stringify(frame));
  tool.lay(folder, pages);
  if (tool.packages.length === 0) return;
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--save-exact'];
  execFileSync('npm', ['install', ...flags, ...tool.packages], { cwd: folder, stdio: 'inherit' });
}
