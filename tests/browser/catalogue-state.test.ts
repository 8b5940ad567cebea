import { expect, test } from '../support/test.ts';
import { formatCount } from '../../src/components/counts.ts';
import { fetchText } from '../support/site.ts';

const manifestPath = '/catalogo/manifest.json';

test('R11.4 /estado shows the time and counts of the catalogue, its latest changes and quarantined rows', async ({
  page,
  request,
}) => {
  const { time, state } = (await (await request.get(manifestPath)).json()) as { time: string; state: string };
  const { counts } = (await (await request.get(state)).json()) as { counts: [string, number][] };
  await page.goto('/estado');
  await expect(page.locator('.state-counts dd')).toHaveText(counts.map(([, count]) => formatCount(count)));
  await expect(page.locator('.state-counts dt')).toHaveText(['Productos', 'Categorías', 'Sucursales', 'Carteles']);
  const dateFormat = new Intl.DateTimeFormat('es-MX', {
    timeZone: 'America/Mexico_City',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  await expect(page.locator('.state-time')).toContainText(dateFormat.format(new Date(time)));
  await expect(page.locator('.state-time')).toContainText('hace');
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Catálogo publicado',
    'Lo último que cambió',
    'Lo que se dejó fuera',
  ]);
  await expect(page.getByText('Consultando…')).toBeHidden();
});

test('R11.4 if the manifest fails to load, the page says so, and offers a retry', async ({ page }) => {
  await page.route(`**${manifestPath}`, (route) => route.abort());
  await page.goto('/estado');
  await expect(page.getByText('No pudimos leer el estado.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'vuelve a intentar' })).toHaveAttribute('href', '/estado');
});

test('R11.6 the HTML of /estado contains no data of the snapshot, and is noindex', async ({ request }) => {
  const source = await fetchText('/estado');
  expect(source).toContain('<meta name="robots" content="noindex">');
  const { time, digests } = (await (await request.get(manifestPath)).json()) as {
    time: string;
    digests: Record<string, string>;
  };
  for (const value of [time, time.slice(0, 10), ...Object.values(digests)]) expect(source).not.toContain(value);
  expect(/<div id="state"[^]*?<\/div>/.exec(source)?.[0]).not.toMatch(/>\s*\d/);
});

test('R11.4 manifest and state of the catalogue are noindex', async ({ request }) => {
  const { state } = (await (await request.get(manifestPath)).json()) as { state: string };
  for (const path of [manifestPath, state]) expect((await request.get(path)).headers()['x-robots-tag']).toBe('noindex');
});
