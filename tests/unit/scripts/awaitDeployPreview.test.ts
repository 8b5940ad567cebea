import { expect, test } from 'vitest';
import { awaitDeployPreview } from '../../../scripts/netlify/awaitDeployPreview.ts';
import { createFakeClock } from '../../support/fakeClock.ts';

type Status = { context: string; state: string; target_url?: string | null; description?: string };
const ready = 'Deploy Preview ready!';

/** Awaits a deploy preview; GitHub returns one response per poll, a status code or statuses; the last one repeats. */
function awaitPreviewWith(...responses: (Status[] | number)[]) {
  const clock = createFakeClock();
  let polls = 0;
  const fetch = (() => {
    const response = responses[Math.min(polls++, responses.length - 1)] ?? [];
    return Promise.resolve(
      typeof response === 'number'
        ? new Response('', { status: response })
        : Response.json({ state: 'x', statuses: response }),
    );
  }) as unknown as typeof globalThis.fetch;
  const deploy = awaitDeployPreview({
    repository: 'o/r',
    sha: 'abc',
    pullRequest: '7',
    token: 't',
    clock,
    fetch,
    timeout: 60_000,
  });
  return { deploy, clock };
}
const createStatus = (state: string, target: string | null, description = ''): Status => ({
  context: 'netlify/tienda/deploy-preview',
  state,
  target_url: target,
  description,
});

test('R12.2 waits for the deploy preview of a commit by its Netlify status', async () => {
  const { deploy, clock } = awaitPreviewWith(
    502,
    [],
    [
      { context: 'ci', state: 'success', target_url: 'https://github.com' },
      createStatus('pending', 'https://app.netlify.com/x'),
    ],
    [createStatus('success', 'https://deploy-preview-7--tienda.netlify.app/', ready)],
  );
  expect(await deploy).toBe('https://deploy-preview-7--tienda.netlify.app');
  expect(clock.sleeps).toEqual([15_000, 15_000, 15_000]);
});

test('R12.2 derives the URL from the site and the pull request if the status links to the log', async () => {
  const log = 'https://app.netlify.com/projects/tienda/deploys/1';
  expect(await awaitPreviewWith([createStatus('success', log)]).deploy).toBe(
    'https://deploy-preview-7--tienda.netlify.app',
  );
});

test.each<[string, (Status[] | number)[], RegExp]>([
  [
    'failed',
    [[createStatus('failure', 'https://app.netlify.com/x', 'Deploy failed')]],
    /failed \(.*Deploy failed.*app\.netlify/,
  ],
  ['does not appear in time', [[]], /No deploy preview within 1 min \(no status.*Are deploy previews on/],
  ['has a status that the token lacks the permission to read', [404], /statuses: read/],
])('R12.2 rejects if the deploy preview %s', async (_case, responses, message) => {
  await expect(awaitPreviewWith(...responses).deploy).rejects.toThrow(message);
});
