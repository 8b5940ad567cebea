import { writeFile } from 'node:fs/promises';
import { Builder, By, Capabilities, Key as Keys } from 'selenium-webdriver';
import { phone, type Client } from './client.ts';

const keys = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, ArrowDown: Keys.ARROW_DOWN, Tab: Keys.TAB };

/**
 * WebDriver, for WebKit. It tells nothing of a page's console: what goes wrong comes by the tour's own listeners (site.ts).
 * @param server URL of WebKitWebDriver
 * @param browser the MiniBrowser that it drives
 * @param end ends the driver
 */
export async function webdriverClient(server: string, browser: string, end: () => Promise<void>): Promise<Client> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // Without full screen its tool bar keeps the window wider than a phone.
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
      }),
    )
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...phone });
  await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
  return {
    open: (url) => driver.get(url),
    run: <A extends unknown[], T>(work: (...args: A) => T, ...args: A) =>
      driver.executeScript<T>(`return (${String(work)})(...arguments)`, ...args),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    picture: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    complaints: () => [],
    close: async () => {
      await driver.quit();
      await end();
    },
  };
}
