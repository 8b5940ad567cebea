import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { findEngine, type EngineName } from '../../scripts/setup/engines.mjs';
import { freePort } from '../../scripts/setup/ports.mjs';
import { phone, until, type Client } from './client.ts';
import { puppeteerClient } from './puppeteer.ts';
import { webdriverClient } from './webdriver.ts';

/** Starts an engine of this machine with an empty profile. @throws Error where it does not start */
export const startEngine = (name: EngineName): Promise<Client> => starters[name]();

const starters: Record<EngineName, () => Promise<Client>> = {
  'chromium-103': async () => {
    const { executablePath, args, env, client } = findEngine('chromium-103');
    const profile = mkdtempSync(join(tmpdir(), 'chromium-103-'));
    const port = await freePort();
    const child = start(
      executablePath,
      [...args, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
      env,
    );
    // Today's Puppeteer does not speak to it, and what speaks to it does not start it on today's systems.
    const old = createRequire(import.meta.url)(client) as typeof puppeteer;
    const browser = await until('Chromium 103 responds', () =>
      old.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: phone }),
    );
    return puppeteerClient(await browser.newPage(), true, async () => {
      await browser.disconnect();
      await ended(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    });
  },

  firefox: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findEngine('firefox').executablePath,
      headless: true,
      // A first start makes a profile: tens of seconds on a machine that has other work.
      timeout: 120_000,
      protocolTimeout: 120_000,
    });
    return puppeteerClient(await browser.newPage(), false, () => browser.close());
  },

  webkit: async () => {
    const { executablePath, driver } = findEngine('webkit');
    const port = await freePort();
    // A screen of its own, of a phone's size. MiniBrowser dies with compositing off, so that is left as it is.
    const child = start('xvfb-run', [
      ...['-a', '-s', `-screen 0 ${phone.width}x${phone.height}x24`],
      ...[driver, `--port=${port}`],
    ]);
    await until('WebKitWebDriver responds', () => fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok));
    return webdriverClient(`http://127.0.0.1:${port}`, executablePath, () => ended(child));
  },
};

function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  if (command.startsWith('/') && !existsSync(command)) throw new Error(`${command} is gone: run npm run test:engines.`);
  // A group of its own, so that what it starts ends with it.
  return spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
}

async function ended(child: ChildProcess): Promise<void> {
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.exitCode !== null) return;
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await over;
}
