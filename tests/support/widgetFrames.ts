import { expect, test, type FrameLocator, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { baseUrl, onSandbox } from './site.ts';

const sandbox = process.env['SANDBOX_URL'] ?? '';

/** The fake widgets of other companies, which the sandbox serves. */
export const widgets = {
  chat: `${sandbox}/widgets/chat`,
  map: `${sandbox}/widgets/mapa*`,
  social: `${sandbox}/widgets/pagina*`,
};

/** Skips tests that inspect the fake widgets: other deploys have the real widgets. */
export const skipUnlessSandbox = (): void =>
  test.skip(!onSandbox, 'Only the sandbox has fake widgets of other companies.');

export const whatsappLauncher = (page: Page): Locator => page.getByRole('link', { name: 'Escríbenos por WhatsApp' });
export const chatLauncher = (page: Page): Locator => page.getByRole('button', { name: 'Abrir el chat' });
export const chatPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat en vivo' });
export const chatFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Chat en vivo"]');

/** Replaces the chat's response. */
export const mockChat = (page: Page, respond: (route: Route) => unknown): Promise<unknown> =>
  page.route(widgets.chat, async (route) => {
    await respond(route);
  });

/** Replaces the chat by the sandbox's malicious page. */
export const maliciousChat = (page: Page): Promise<unknown> =>
  mockChat(page, async (route) => {
    const response = await fetch(`${sandbox}/widgets/hostil`);
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: await response.text() });
  });

/** Records the requests of a page to other origins from now on. */
export function recordForeignRequests(page: Page): Request[] {
  const requests: Request[] = [];
  const own = new URL(baseUrl).origin;
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== own) requests.push(request);
  });
  return requests;
}

/** Expects that a frame is isolated from the page. */
export async function expectIsolated(frame: Locator): Promise<void> {
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
