import * as z from 'zod';
import { readText } from '../../src/api/client.ts';
import { alertText, sanitizeText } from '../../src/lib/sanitizeText.ts';
import type { Clock } from '../clock.ts';
import type { DeployedManifest } from './decide.ts';

export type Fetch = typeof globalThis.fetch;
const requestTimeout = 20_000;

/** A request got no response, or an error status. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** Whether the request may have arrived nevertheless. */
  readonly maybeDelivered: boolean;

  constructor(message: string, maybeDelivered: boolean, options?: ErrorOptions) {
    super(message, options);
    this.maybeDelivered = maybeDelivered;
  }
}

/** The site could not be read. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}

const manifestSchema = z.looseObject({
  time: z.iso.datetime(),
  digests: z.record(z.string(), z.string()).optional(),
});

const maxAttempts = 3;

/** Fetches the manifest of the deployed site, with two retries. @throws SiteError if the site cannot be read */
export async function fetchDeployedManifest(
  siteUrl: string,
  fetch: Fetch,
  clock: Pick<Clock, 'sleep'>,
): Promise<DeployedManifest> {
  for (let retries = maxAttempts - 1; ; retries--) {
    try {
      return await fetchManifestOnce(siteUrl, fetch);
    } catch (error) {
      if (retries === 0) throw error;
      await clock.sleep(5000);
    }
  }
}

async function fetchManifestOnce(siteUrl: string, fetch: Fetch): Promise<DeployedManifest> {
  const url = `${siteUrl}/catalogo/manifest.json`;
  const remedy = 'Check that SITE_URL is the URL of the shop, and that the shop has been deployed.';
  const response = await fetchWithTimeout(fetch, url, { headers: { 'cache-control': 'no-cache' } }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new SiteError(`The shop is down, or SITE_URL (${siteUrl}) is not its URL: ${reason}`, {
        cause: error,
      });
    },
  );
  const text = await readText(response).catch(() => '');
  if (/site not available|usage.exceeded/i.test(text))
    throw new SiteError(
      `Netlify has paused the shop: ${url} says "Site not available". The credits of the plan are used up: ` +
        'Team → Usage & billing on Netlify.',
    );
  if (!response.ok) throw new SiteError(`${url} responded with ${response.status}: the shop is down. ${remedy}`);
  const body = manifestSchema.safeParse(parseJson(text));
  if (!body.success) throw new SiteError(`${url} is not the manifest of this shop. ${remedy}`);
  return { time: body.data.time, digests: body.data.digests };
}

const buildsSchema = z.object({ builds: z.array(z.looseObject({ time: z.iso.datetime(), triggered: z.boolean() })) });

/** Fetches the times of builds that `rebuild` did not trigger, from the site's build history; empty without one. Never throws. */
export async function fetchUntriggeredBuildTimes(siteUrl: string, fetch: Fetch): Promise<string[]> {
  const history = await fetchWithTimeout(fetch, `${siteUrl}/catalogo/estado/mes.json`, {}).then(
    (response) => (response.ok ? readText(response).catch(() => '') : ''),
    () => '',
  );
  const parsed = buildsSchema.safeParse(parseJson(history));
  return parsed.success ? parsed.data.builds.filter(({ triggered }) => !triggered).map(({ time }) => time) : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Calls the build hook. @param body from serializeBuildRequest() @throws RequestError */
export async function triggerBuild(hook: string, body: string, fetch: Fetch): Promise<void> {
  const url = new URL(hook);
  url.searchParams.set('trigger_title', 'catalogo');
  const response = await fetchIgnoringBody(fetch, url.href, { method: 'POST', body });
  if (!response.ok)
    throw new RequestError(
      `The build hook responded with ${response.status}: no build was triggered. Check that Netlify still has the hook of BUILD_HOOK_URL.`,
      false,
    );
}

/** Sends an alert to a webhook that takes {"text"} (Slack, Mattermost, Teams, Discord). Never throws. */
export async function sendAlert(webhook: string | undefined, text: string, fetch: Fetch): Promise<void> {
  if (!webhook) return;
  const safeText = alertText(text);
  const body = JSON.stringify({
    text: safeText,
    content: safeText.slice(0, 1900).toWellFormed(),
    // By default Discord notifies everyone whom a text mentions.
    allowed_mentions: { parse: [] },
  });
  const headers = { 'content-type': 'application/json' };
  const problem = await fetchIgnoringBody(fetch, webhook, { method: 'POST', headers, body }).then(
    (response) => (response.ok ? '' : `it responded with ${response.status}`),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (problem)
    console.error(
      `The alert could not be sent to ALERT_WEBHOOK_URL: ${problem}. The alert: ${sanitizeText(text, 2_000)}`,
    );
}

/** Requests the heartbeat URL, whose service alerts the operator when requests stop. Never throws. */
export async function sendHeartbeat(heartbeat: string | undefined, fetch: Fetch): Promise<void> {
  if (!heartbeat) return;
  const accepted = await fetchIgnoringBody(fetch, heartbeat, {}).then(
    (response) => response.ok,
    () => false,
  );
  if (!accepted) console.error('HEARTBEAT_URL did not accept the heartbeat.');
}

/** Sends a request, and discards the body of the response: only its status counts. @throws RequestError */
async function fetchIgnoringBody(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  const response = await fetchWithTimeout(fetch, url, init);
  await response.body?.cancel();
  return response;
}

/** Sends a request. Errors contain the host name only, since URLs of hooks are secret. @throws RequestError */
async function fetchWithTimeout(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeout) });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? '';
    const maybeDelivered = !['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code);
    throw new RequestError(`${new URL(url).host} cannot be reached (${code || 'no response'}).`, maybeDelivered, {
      cause: error,
    });
  }
}
