import { expect, test } from 'vitest';
import { awaitDeploy } from '../../../scripts/netlify/awaitDeploy.ts';
import { fakeClock } from '../../support/fakeClock.ts';

type Status = { context: string; state: string; target_url?: string | null; description?: string };
const ready = 'Deploy Preview ready!';

/** What GitHub responds with, one look after the other; the last one stays. */
function waiting(...responses: (Status[] | number)[]) {
  const clock = fakeClock();
  let looks = 0;
  const fetch = (() => {
    const next = responses[Math.min(looks++, responses.length - 1)] ?? [];
    return Promise.resolve(
      typeof next === 'number' ? new Response('', { status: next }) : Response.json({ state: 'x', statuses: next }),
    );
  }) as unknown as typeof globalThis.fetch;
  const deploy = awaitDeploy({
    ...{ repository: 'o/r', sha: 'abc', number: '7', token: 't', clock, fetch, timeout: 60_000 },
  });
  return { deploy, clock };
}
const status = (state: string, target: string | null, description = ''): Status => ({
  ...{ context: 'netlify/tienda/deploy-preview', state, target_url: target, description },
});

test('R12.2 the deploy preview of a commit is waited for by the status that Netlify gives it', async () => {
  const { deploy, clock } = waiting(
    502,
    [],
    [
      { context: 'ci', state: 'success', target_url: 'https://github.com' },
      status('pending', 'https://app.netlify.com/x'),
    ],
    [status('success', 'https://deploy-preview-7--tienda.netlify.app/', ready)],
  );
  expect(await deploy).toBe('https://deploy-preview-7--tienda.netlify.app');
  expect(clock.slept).toEqual([15_000, 15_000, 15_000]);
});

test('R12.2 a status that leads to the log: the URL follows from the site and the pull request', async () => {
  const log = 'https://app.netlify.com/projects/tienda/deploys/1';
  expect(await waiting([status('success', log)]).deploy).toBe('https://deploy-preview-7--tienda.netlify.app');
});

test.each<[string, (Status[] | number)[], RegExp]>([
  [
    'fails',
    [[status('failure', 'https://app.netlify.com/x', 'Deploy failed')]],
    /failed \(.*Deploy failed.*app\.netlify/,
  ],
  ['does not come', [[]], /No deploy preview within 1 minutes \(no status.*Are deploy previews on/],
  ['may not be read', [404], /statuses: read/],
])('R12.2 one that %s', async (_case, responses, message) => {
  await expect(waiting(...responses).deploy).rejects.toThrow(message);
});
