import { expect, test, type FrameLocator, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { baseUrl, onSandbox } from './site.ts';

const sandbox = process.env['SANDBOX_URL'] ?? '';

/** Where the sandbox has its stand-ins for what other companies show. */
export const widgets = {
  chat: `${sandbox}/widgets/chat`,
  map: `${sandbox}/widgets/mapa*`,
  social: `${sandbox}/widgets/pagina*`,
};

/** For tests that look into the stand-ins: on another deploy the real ones stand there. */
export const withStandIns = (): void => test.skip(!onSandbox, 'Only the sandbox has stand-ins for other companies.');

export const whatsappLauncher = (page: Page): Locator => page.getByRole('link', { name: 'Escríbenos por WhatsApp' });
export const chatLauncher = (page: Page): Locator => page.getByRole('button', { name: 'Abrir el chat' });
export const chatPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat en vivo' });
export const chatFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Chat en vivo"]');

/** Lets the chat be something else than it is. */
export const asChat = (page: Page, answer: (route: Route) => unknown): Promise<unknown> =>
  page.route(widgets.chat, async (route) => {
    await answer(route);
  });

/** The chat is the hostile page of the sandbox. */
export const hostileChat = (page: Page): Promise<unknown> =>
  asChat(page, async (route) => {
    const response = await fetch(`${sandbox}/widgets/hostil`);
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: await response.text() });
  });

/** What a page asks of other sites than its own, from now on. */
export function asksElsewhere(page: Page): Request[] {
  const asked: Request[] = [];
  const own = new URL(baseUrl).origin;
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== own) asked.push(request);
  });
  return asked;
}

/** That a frame can do nothing to the page, and learns nothing of it. */
export async function expectFenced(frame: Locator): Promise<void> {
  const sandboxed = (await frame.getAttribute('sandbox'))?.split(' ') ?? [];
  expect(sandboxed).toContain('allow-scripts');
  for (const right of ['allow-top-navigation', 'allow-top-navigation-by-user-activation', 'allow-modals']) {
    expect(sandboxed).not.toContain(right);
  }
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame).toHaveAttribute('credentialless', '');
  await expect(frame).toHaveAttribute('title', /\S/);
  expect(new URL((await frame.getAttribute('src')) ?? '', baseUrl).origin).not.toBe(new URL(baseUrl).origin);
}
