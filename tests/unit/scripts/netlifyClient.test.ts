import { expect, test } from 'vitest';
import { createNetlifyClient } from '../../../scripts/rebuild/netlifyClient.ts';
import { readRebuildSettings, assertUrlsSet } from '../../../scripts/rebuild/rebuildSettings.ts';

const access = { token: 'secret', site: 'shop.example' };
/** Creates a client of Netlify's API with fake responses, and records its requests. */
function createClient(respond: (path: string) => unknown, status = 200) {
  const requests: string[] = [];
  const fetch = ((input: string, init?: RequestInit) => {
    const path = input.replace('https://api.netlify.com/api/v1', '');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
    requests.push(`${init?.method} ${path}`);
    return Promise.resolve(Response.json(respond(path), { status }));
  }) as typeof globalThis.fetch;
  return { requests, netlify: createNetlifyClient(access, fetch) };
}
const createDeploy = (id: string, day: string, overrides = {}) => ({
  id,
  created_at: `2026-11-${day}T12:00:00.000Z`,
  published_at: `2026-11-${day}T12:05:00.000Z`,
  context: 'production',
  state: 'ready',
  title: null,
  locked: null,
  links: {},
  ...overrides,
});

test('R11.9 lists the deploys that were public, newest first, without previews and unpublished builds', async () => {
  const { netlify, requests } = createClient(() => [
    createDeploy('a', '01'),
    createDeploy('c', '03'),
    createDeploy('x', '04', { context: 'deploy-preview' }),
    createDeploy('y', '05', { published_at: null }),
  ]);
  expect((await netlify.listDeploys()).map(({ id }) => id)).toEqual(['c', 'a']);
  expect(requests).toEqual(['GET /sites/shop.example/deploys?production=true&state=ready&per_page=50']);
});

test('R11.9 returns the published deploy, and restores, locks and unlocks deploys', async () => {
  const { netlify, requests } = createClient((path) =>
    path === '/sites/shop.example' ? { published_deploy: createDeploy('a', '01', { locked: true }) } : {},
  );
  expect(await netlify.findPublishedDeploy()).toMatchObject({ id: 'a', locked: true });
  await netlify.publish('b');
  await netlify.lockPublishing('b');
  await netlify.unlockPublishing('b');
  expect(requests.slice(1)).toEqual([
    'POST /sites/shop.example/deploys/b/restore',
    'POST /deploys/b/lock',
    'POST /deploys/b/unlock',
  ]);
});

test.each([
  [401, /NETLIFY_AUTH_TOKEN is not, or no longer/],
  [404, /NETLIFY_SITE_ID \("shop\.example"\)/],
  [500, /responded with 500.*app\.netlify\.com/],
])('R11.9 the error for a response with %i says what to do, and does not contain the token', async (status, remedy) => {
  const { netlify } = createClient(() => ({}), status);
  await expect(netlify.findPublishedDeploy()).rejects.toThrow(remedy);
  await expect(netlify.findPublishedDeploy()).rejects.toThrow(/^(?!.*secret)/);
});

test('R11.9 rejects an unexpected response instead of reporting no deploys', async () => {
  await expect(createClient(() => ({ published_deploy: { id: 1 } })).netlify.findPublishedDeploy()).rejects.toThrow(
    /sent an unexpected response/,
  );
});

test('R11.9 the budget follows the plan, and the site’s domain serves as its ID', () => {
  expect(readRebuildSettings({})).toMatchObject({ deployBudget: 8, plan: { credits: 300 }, netlify: undefined });
  expect(readRebuildSettings({ DEPLOY_PLAN: 'pro' }).deployBudget).toBe(133);
  expect(readRebuildSettings({ DEPLOY_PLAN: '3000', DEPLOY_BUDGET: '7' })).toMatchObject({
    deployBudget: 7,
    plan: { credits: 3000 },
  });
  const env = { NETLIFY_AUTH_TOKEN: 'x', SITE_URL: 'https://shop.mx' };
  expect(readRebuildSettings(env).netlify).toEqual({ token: 'x', site: 'shop.mx' });
  expect(() => readRebuildSettings({ DEPLOY_PLAN: 'toString' })).toThrow(/DEPLOY_PLAN/);
  expect(() => readRebuildSettings({ HEARTBEAT_URL: 'x' })).toThrow(/HEARTBEAT_URL must be/);
});

test('R11.8 reports each missing setting, and where to set it', () => {
  expect(() => assertUrlsSet({})).toThrow(/API_HOST is not set[^]*SITE_URL is not set[^]*GitHub/);
  expect(() => assertUrlsSet({ API_HOST: 'a', URL: 'b' })).not.toThrow();
});
