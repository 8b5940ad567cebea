import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { EngineName } from '../../scripts/setup/engines.mjs';
import { until, userOf, type Client, type User } from './client.ts';
import { startEngine } from './engines.ts';
import { tourSite, type TourSite } from './site.ts';

export interface Tour {
  client: Client;
  user: User;
  site: TourSite;
  /** Keeps a picture of what the screen shows, in test-results/engines. */
  picture: (name: string) => Promise<void>;
}

/** `test` for what runs in each engine: one browser and one origin for a file, since the steps of a tour follow each other. */
export const test = base.extend<
  { expectsFaults: boolean; faultless: undefined },
  { engine: EngineName; client: Client; tour: Tour }
>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  client: [
    async ({ engine }, use) => {
      const client = await startEngine(engine);
      await use(client);
      await client.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  tour: [
    async ({ engine, client }, use) => {
      const site = await tourSite();
      const folder = join(import.meta.dirname, '../../test-results/pictures', engine);
      mkdirSync(folder, { recursive: true });
      await use({
        client,
        user: userOf(client, site.origin),
        site,
        picture: async (name) => {
          await until('the pictures in sight have come', () => client.run(isPainted), 10).catch(() => undefined);
          await client.picture(join(folder, `${name}.png`));
        },
      });
      site.close();
    },
    { scope: 'worker' },
  ],
  expectsFaults: [false, { option: true }],
  /** Each test also shows that the browser had nothing to complain about. */
  faultless: [
    async ({ client, tour, expectsFaults }, use) => {
      await use(undefined);
      const faults = [...client.complaints(), ...tour.site.faults()];
      if (!expectsFaults) expect(faults, 'R13.1 errors, policy violations, failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

/** Whether fonts and the pictures on the screen have come and stood for two frames. */
const isPainted = async (): Promise<boolean> => {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return !isSeen || image.complete;
  });
};
