import { writeFile } from 'node:fs/promises';
import { Builder, By, Capabilities, Key as Keys } from 'selenium-webdriver';
import { phoneViewport, type BrowserClient } from './client.ts';

const keys = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, ArrowDown: Keys.ARROW_DOWN, Tab: Keys.TAB };

/**
 * Adapter of WebDriver, for WebKit. It has no access to a page's console, so errors come from siteProxy.ts only.
 * @param server URL of WebKitWebDriver
 * @param executablePath the MiniBrowser to drive
 * @param stopServer stops WebKitWebDriver
 */
export async function createWebdriverClient(
  server: string,
  executablePath: string,
  stopServer: () => Promise<void>,
): Promise<BrowserClient> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // The toolbar would make the window wider than a phone.
        'webkitgtk:browserOptions': { binary: executablePath, args: ['--automation', '--full-screen'] },
      }),
    )
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...phoneViewport });
  await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
  return {
    open: (url) => driver.get(url),
    evaluate: <A extends unknown[], T>(pageFunction: (...args: A) => T, ...args: A) =>
      driver.executeScript<T>(`return (${String(pageFunction)})(...arguments)`, ...args),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    screenshot: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    takeErrors: () => [],
    close: async () => {
      await driver.quit();
      await stopServer();
    },
  };
}
