import { readText } from '../../src/api/client.ts';
import { sanitizeText } from '../../src/lib/sanitizeText.ts';
import * as z from 'zod';
import type { Clock } from '../clock.ts';

export interface AwaitDeployPreviewOptions {
  /** "owner/name". */
  repository: string;
  /** The commit. */
  sha: string;
  /** The number of its pull request. */
  pullRequest: string;
  token: string;
  clock: Pick<Clock, 'now' | 'sleep'>;
  fetch: typeof globalThis.fetch;
  /** Time to wait for the deploy, ms. */
  timeout: number;
}

const statusResponse = z.looseObject({
  statuses: z.array(
    z.looseObject({
      context: z.string(),
      state: z.enum(['pending', 'success', 'failure', 'error']),
      target_url: z.string().nullish(),
      description: z.string().nullish(),
    }),
  ),
});

const previewContext = /^netlify\/(.+)\/deploy-preview$/;
/** ms */
const pollInterval = 15_000;

/**
 * Waits for a commit's deploy preview, which Netlify reports as a commit status, "netlify/NAME/deploy-preview" (not as a
 * GitHub deployment).
 * @returns the URL of the deploy
 * @throws Error if the deploy failed, or did not appear in time
 */
export async function awaitDeployPreview(options: AwaitDeployPreviewOptions): Promise<string> {
  const { repository, sha, pullRequest, token, clock, fetch, timeout } = options;
  const deadline = clock.now().getTime() + timeout;
  let lastStatus = 'no status "netlify/…/deploy-preview" on this commit';
  for (;;) {
    const response = await fetch(`https://api.github.com/repos/${repository}/commits/${sha}/status?per_page=100`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
    });
    if (response.status === 401 || response.status === 404)
      throw new Error(`GitHub responded with ${response.status}: the workflow needs the permission "statuses: read".`);
    const parsed = response.ok ? statusResponse.safeParse(JSON.parse(await readText(response))) : undefined;
    if (!parsed?.success) lastStatus = `GitHub responded with ${response.status}`;
    for (const { context, state, target_url: target, description } of parsed?.data?.statuses ?? []) {
      const [, siteName] = previewContext.exec(context) ?? [];
      if (!siteName) continue;
      lastStatus = sanitizeText(`${context}: ${state}${description ? `, ${description}` : ''}`);
      if (state === 'failure' || state === 'error')
        throw new Error(`The deploy preview failed (${lastStatus}). See ${sanitizeText(target ?? 'its log')}`);
      if (state === 'success') return toDeployUrl(target, siteName, pullRequest);
    }
    if (clock.now().getTime() + pollInterval > deadline)
      throw new Error(
        `No deploy preview within ${Math.round(timeout / 60_000)} min (${lastStatus}). ` +
          'Are deploy previews on (Netlify: Build & deploy → Branches and deploy contexts), and its GitHub notifications?',
      );
    await clock.sleep(pollInterval);
  }
}

/** The URL of the deploy. If the status links to the log, the URL is derived from the site's name. */
function toDeployUrl(target: string | null | undefined, siteName: string, pullRequest: string): string {
  const url = URL.parse(target ?? '');
  return url?.hostname.endsWith('.netlify.app')
    ? url.origin
    : `https://deploy-preview-${pullRequest}--${siteName}.netlify.app`;
}
