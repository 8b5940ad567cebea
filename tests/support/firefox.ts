import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/** An installed Firefox: FIREFOX_PATH, or where systems have one; undefined where there is none. */
export function firefoxPath(): string | undefined {
  const { FIREFOX_PATH, PATH = '', HOME = '', ProgramFiles = '' } = process.env;
  const places = [
    FIREFOX_PATH ?? '',
    ...PATH.split(delimiter).flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name))),
    ...['/Applications', join(HOME, 'Applications')].map((apps) => join(apps, 'Firefox.app/Contents/MacOS/firefox')),
    join(ProgramFiles, 'Mozilla Firefox', 'firefox.exe'),
  ];
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return place !== '';
    } catch {
      return false;
    }
  });
}

/** Starts Firefox, driven by WebDriver BiDi: Playwright drives a build of its own alone, which machines lack. */
export const startFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath, headless: true });

/** Text of the first element that a selector finds; '' where there is none. */
export const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText).catch(() => '');

/** Presses the button within a part of the page whose text or label is so. */
export async function press(page: Page, within: string, name: RegExp): Promise<void> {
  const button = await page.waitForFunction(
    (part, source) =>
      [...document.querySelectorAll<HTMLElement>(`${part} button`)].find((each) =>
        new RegExp(source).test(`${each.getAttribute('aria-label') ?? ''} ${each.innerText}`),
      ),
    {},
    within,
    name.source,
  );
  await (button.asElement() as unknown as { click: () => Promise<void> }).click();
}

/** Fills the field of a label. */
export async function typeIn(page: Page, label: string, text: string): Promise<void> {
  const id = await page.$$eval(
    'main label',
    (labels, wanted) => labels.find((each) => each.innerText.trim().startsWith(wanted))?.htmlFor,
    label,
  );
  if (!id) throw new Error(`There is no field "${label}".`);
  await page.locator(`[id="${id}"]`).fill(text);
}
