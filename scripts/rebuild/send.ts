import * as z from 'zod';
import { readText } from '../../src/api/responseBody.ts';
import { alertText, foreignText } from '../../src/lib/foreignText.ts';
import type { Clock } from '../clock.ts';
import type { Deployed } from './decide.ts';

export type Fetch = typeof globalThis.fetch;
const limit = 20_000;

/** What a site, a hook or a webhook could not do. `sent`: the request may have arrived all the same. */
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

/** What is deployed; a failure is tried again twice. @throws SiteError where the site cannot be read */
export async function deployedAt(siteUrl: string, fetch: Fetch, clock: Pick<Clock, 'sleep'>): Promise<Deployed> {
  for (let left = tries - 1; ; left--) {
    try {
      return await askSite(siteUrl, fetch);
    } catch (error) {
      if (left === 0) throw error;
      await clock.sleep(5000);
    }
  }
}

async function askSite(siteUrl: string, fetch: Fetch): Promise<Deployed> {
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
  const body = manifest.safeParse(jsonOf(text));
  if (!body.success) throw new SiteError(`${address} is not the manifest of this shop. ${remedy}`, true);
  return { time: body.data.time, digests: body.data.digests };
}

const builds = z.object({ builds: z.array(z.looseObject({ time: z.iso.datetime(), ordered: z.boolean() })) });

/** When the site was built without an order of ours, by its own log; none where it has none. Never throws. */
export async function otherBuilds(siteUrl: string, fetch: Fetch): Promise<string[]> {
  const log = await send(fetch, `${siteUrl}/catalogo/estado/mes.json`, {}).then(
    (response) => (response.ok ? readText(response).catch(() => '') : ''),
    () => '',
  );
  const read = builds.safeParse(jsonOf(log));
  return read.success ? read.data.builds.filter(({ ordered }) => !ordered).map(({ time }) => time) : [];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Calls the build hook. @throws SendError */
export async function callHook(hook: string, order: string, fetch: Fetch): Promise<void> {
  const address = new URL(hook);
  address.searchParams.set('trigger_title', 'catalogo');
  const response = await post(fetch, address.href, { method: 'POST', body: order });
  if (!response.ok)
    throw new SendError(
      `The build hook answered ${response.status}: nothing was ordered. Is BUILD_HOOK_URL the address of a hook that the host still has?`,
      false,
    );
}

/** Tells a person, through a webhook that takes {"text"} (Slack, Mattermost, Teams, Discord). Never throws. */
export async function alert(webhook: string | undefined, text: string, fetch: Fetch): Promise<void> {
  if (!webhook) return;
  const said = alertText(text);
  const body = JSON.stringify({
    ...{ text: said, content: said.slice(0, 1900).toWellFormed() },
    // Discord calls everybody whom a text names, unless it is told not to.
    allowed_mentions: { parse: [] },
  });
  const headers = { 'content-type': 'application/json' };
  const failed = await post(fetch, webhook, { method: 'POST', headers, body }).then(
    (response) => (response.ok ? '' : `it answered ${response.status}`),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (failed)
    console.error(`The alert could not be sent to ALERT_WEBHOOK_URL: ${failed}. It said: ${foreignText(text, 2_000)}`);
}

/** Tells the check that a look was had: it tells somebody where none was. Never throws. */
export async function beat(heartbeat: string | undefined, fetch: Fetch): Promise<void> {
  if (!heartbeat) return;
  const answered = await post(fetch, heartbeat, {}).then(
    (response) => response.ok,
    () => false,
  );
  if (!answered) console.error('HEARTBEAT_URL did not take the sign of life.');
}

/** Sends what is answered by a status alone: whatever else comes is not waited for. */
async function post(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  const response = await send(fetch, address, init);
  await response.body?.cancel();
  return response;
}

/** Addresses of hooks are secrets: errors name the host alone. */
async function send(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(limit) });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? '';
    const sent = !['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code);
    throw new SendError(`${new URL(address).host} cannot be reached (${code || 'no answer'}).`, sent, { cause: error });
  }
}
