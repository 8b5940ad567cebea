import { writeFile } from 'node:fs/promises';
import { Builder, By, Capabilities, Key as SeleniumKey } from 'selenium-webdriver';
import { phoneViewport, type BrowserDriver } from './driver.ts';

const keys = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  Tab: SeleniumKey.TAB,
};

/**
 * Starts WebKit with Selenium, and adapts it. WebDriver has no access to a page's console: only siteProxy.ts reports errors.
 * @param serverUrl URL of WebKitWebDriver
 * @param executablePath WebKit's MiniBrowser
 * @param stopServer stops WebKitWebDriver
 */
export async function createSeleniumDriver(
  serverUrl: string,
  executablePath: string,
  stopServer: () => Promise<void>,
): Promise<BrowserDriver> {
  const webDriver = await new Builder()
    .usingServer(serverUrl)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // The toolbar would make the window wider than a phone.
        'webkitgtk:browserOptions': { binary: executablePath, args: ['--automation', '--full-screen'] },
      }),
    )
    .build();
  await webDriver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...phoneViewport });
  await webDriver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
  return {
    open: (url) => webDriver.get(url),
    evaluate: <A extends unknown[], T>(pageFunction: (...args: A) => T, ...args: A) =>
      webDriver.executeScript<T>(`return (${String(pageFunction)})(...arguments)`, ...args),
    click: (selector) => webDriver.findElement(By.css(selector)).click(),
    type: (text) => webDriver.actions().sendKeys(text).perform(),
    press: (key) => webDriver.actions().sendKeys(keys[key]).perform(),
    screenshot: async (file) => writeFile(file, await webDriver.takeScreenshot(), 'base64'),
    takeErrors: () => [],
    close: async () => {
      await webDriver.quit();
      await stopServer();
    },
  };
}
