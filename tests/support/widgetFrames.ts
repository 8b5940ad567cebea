import { expect, test, type FrameLocator, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { baseUrl, onSandbox } from './site.ts';

const sandboxUrl = process.env['SANDBOX_URL'] ?? '';

/** URL patterns of the fake third-party widgets, which the sandbox serves. */
export const widgetUrlPatterns = {
  chat: `${sandboxUrl}/widgets/chat`,
  map: `${sandboxUrl}/widgets/mapa*`,
  social: `${sandboxUrl}/widgets/pagina*`,
};

/** Skips tests that need the fake widgets: deploys have the real ones. */
export const skipWithoutFakeWidgets = (): void =>
  test.skip(!onSandbox, 'Only the sandbox has fake third-party widgets.');

export const whatsappLauncher = (page: Page): Locator => page.getByRole('link', { name: 'Escríbenos por WhatsApp' });
export const chatLauncher = (page: Page): Locator => page.getByRole('button', { name: 'Abrir el chat' });
export const chatPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat en vivo' });
export const chatFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Chat en vivo"]');

/** Mocks the chat's response. */
export const mockChat = (page: Page, respond: (route: Route) => unknown): Promise<unknown> =>
  page.route(widgetUrlPatterns.chat, async (route) => {
    await respond(route);
  });

/** Replaces the chat with the sandbox's malicious page. */
export const mockMaliciousChat = (page: Page): Promise<unknown> =>
  mockChat(page, async (route) => {
    const response = await fetch(`${sandboxUrl}/widgets/hostil`);
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: await response.text() });
  });

/** Records the cross-origin requests of a page from now on. */
export function recordCrossOriginRequests(page: Page): Request[] {
  const requests: Request[] = [];
  const ownOrigin = new URL(baseUrl).origin;
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== ownOrigin) requests.push(request);
  });
  return requests;
}

/** Expects a frame to be isolated from the page. */
export async function expectIsolated(frame: Locator): Promise<void> {
  const permissions = (await frame.getAttribute('sandbox'))?.split(' ') ?? [];
  expect(permissions).toContain('allow-scripts');
  for (const permission of ['allow-top-navigation', 'allow-top-navigation-by-user-activation', 'allow-modals'])
    expect(permissions).not.toContain(permission);
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame).toHaveAttribute('credentialless', '');
  await expect(frame).toHaveAttribute('title', /\S/);
  expect(new URL((await frame.getAttribute('src')) ?? '', baseUrl).origin).not.toBe(new URL(baseUrl).origin);
}
