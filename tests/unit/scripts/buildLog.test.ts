import { expect, test } from 'vitest';
import { buildLog } from '../../../scripts/build/buildLog.mjs';

const noon = (): Date => new Date(2026, 10, 20, 12);
/** What is printed of a build of so many pages. */
function printed(isTTY: boolean, pages: number): string {
  let said = '';
  const stream = { isTTY, write: (text: string) => (said += text) };
  const log = buildLog(stream, stream, noon);
  const info = (label: string | null, message: string) => log.write({ level: 'info', label, message });
  const warn = (label: string, message: string) => log.write({ level: 'warn', label, message });
  warn('config', 'Shiki syntax highlighting uses inline styles that are not compatible with …');
  warn('csp', '`security.csp.styleDirective` defines `style-src` resources …');
  warn('vite', 'This one can be mended.');
  info('build', 'output: \u001b[34m"static"\u001b[39m');
  for (let each = 0; each < pages; each++) {
    info(null, `  \u001b[34m├─\u001b[39m \u001b[2m/producto/${each}.html\u001b[22m`);
    info('SKIP_FORMAT', ' (+27ms) ');
  }
  info('build', `${pages} page(s) built in 11.21s`);
  log.write({ level: 'error', label: 'build', message: 'It failed.' });
  return said;
}

test('R11.10 in a log: a line a thousand pages, and no warning that nobody can mend', () => {
  expect(printed(false, 2500)).toBe(
    [
      ...['12:00:00 [WARN] [vite] This one can be mended.', '  1000 pages', '  2000 pages'],
      ...['12:00:00 [build] 2500 page(s) built in 11.21s', '12:00:00 [ERROR] [build] It failed.', ''],
    ].join('\n'),
  );
});

test('R11.10 on a terminal: one line that counts', () => {
  expect(printed(true, 3)).toContain('\r  1 pages\r  2 pages\r  3 pages\n12:00:00 [build] 3 page(s)');
});
