import * as z from 'zod';
import { readText } from '../../src/api/responseBody.ts';
import { alertText, foreignText } from '../../src/lib/foreignText.ts';
import type { Clock } from '../clock.ts';
import type { DeployedCatalogue } from './decide.ts';

export type Fetch = typeof globalThis.fetch;
const timeout = 20_000;

/** A request to the site, the hook or the webhook failed. `sent`: it may have arrived nevertheless. */
export class SendError extends Error {
  override readonly name: string = 'SendError';
  readonly sent: boolean;

  constructor(message: string, sent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.sent = sent;
  }
}

/** The site could not be read. */
export class SiteError extends SendError {
  override readonly name = 'SiteError';
}

const manifest = z.looseObject({
  time: z.iso.datetime(),
  digests: z.record(z.string(), z.string()).optional(),
});

const tries = 3;

/** Fetches the manifest of the deployed site, with two retries. @throws SiteError where the site cannot be read */
export async function fetchDeployed(
  siteUrl: string,
  fetch: Fetch,
  clock: Pick<Clock, 'sleep'>,
): Promise<DeployedCatalogue> {
  for (let left = tries - 1; ; left--) {
    try {
      return await fetchDeployedManifest(siteUrl, fetch);
    } catch (error) {
      if (left === 0) throw error;
      await clock.sleep(5000);
    }
  }
}

async function fetchDeployedManifest(siteUrl: string, fetch: Fetch): Promise<DeployedCatalogue> {
  const address = `${siteUrl}/catalogo/manifest.json`;
  const remedy = 'Is SITE_URL its address, and was it deployed once?';
  const response = await send(fetch, address, { headers: { 'cache-control': 'no-cache' } }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new SiteError(`The shop is down, or SITE_URL (${siteUrl}) is not its address: ${why}`, true, {
      cause: error,
    });
  });
  const text = await readText(response).catch(() => '');
  if (/site not available|usage.exceeded/i.test(text))
    throw new SiteError(
      `The host has paused the shop: ${address} says "Site not available". The credits of the plan are used up: ` +
        'Team → Usage & billing at the host.',
      true,
    );
  if (!response.ok) throw new SiteError(`${address} answered ${response.status}: the shop is down. ${remedy}`, true);
  const body = manifest.safeParse(parseJson(text));
  if (!body.success) throw new SiteError(`${address} is not the manifest of this shop. ${remedy}`, true);
  return { time: body.data.time, digests: body.data.digests };
}

const builds = z.object({ builds: z.array(z.looseObject({ time: z.iso.datetime(), ordered: z.boolean() })) });

/** Fetches when the site was built without an order, by its own log; empty where it has none. Never throws. */
export async function fetchOtherBuilds(siteUrl: string, fetch: Fetch): Promise<string[]> {
  const log = await send(fetch, `${siteUrl}/catalogo/estado/mes.json`, {}).then(
    (response) => (response.ok ? readText(response).catch(() => '') : ''),
    () => '',
  );
  const read = builds.safeParse(parseJson(log));
  return read.success ? read.data.builds.filter(({ ordered }) => !ordered).map(({ time }) => time) : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Calls the build hook. @param order body of the call, see writeOrder(). @throws SendError */
export async function triggerBuild(hook: string, order: string, fetch: Fetch): Promise<void> {
  const address = new URL(hook);
  address.searchParams.set('trigger_title', 'catalogo');
  const response = await post(fetch, address.href, { method: 'POST', body: order });
  if (!response.ok)
    throw new SendError(
      `The build hook answered ${response.status}: nothing was ordered. Is BUILD_HOOK_URL the address of a hook that the host still has?`,
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
    // Discord notifies everybody whom a text mentions, by default.
    allowed_mentions: { parse: [] },
  });
  const headers = { 'content-type': 'application/json' };
  const failed = await post(fetch, webhook, { method: 'POST', headers, body }).then(
    (response) => (response.ok ? '' : `it answered ${response.status}`),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (failed)
    console.error(
      `The alert could not be sent to ALERT_WEBHOOK_URL: ${failed}. Its response: ${foreignText(text, 2_000)}`,
    );
}

/** Requests the heartbeat check, which alerts somebody where no request comes. Never throws. */
export async function sendHeartbeat(heartbeat: string | undefined, fetch: Fetch): Promise<void> {
  if (!heartbeat) return;
  const answered = await post(fetch, heartbeat, {}).then(
    (response) => response.ok,
    () => false,
  );
  if (!answered) console.error('HEARTBEAT_URL did not take the sign of life.');
}

/** Sends a request of which only the status matters, and discards the body. */
async function post(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  const response = await send(fetch, address, init);
  await response.body?.cancel();
  return response;
}

/** Sends a request. Addresses of hooks are secrets, so errors name the host alone. @throws SendError */
async function send(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? '';
    const sent = !['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code);
    throw new SendError(`${new URL(address).host} cannot be reached (${code || 'no answer'}).`, sent, { cause: error });
  }
}
