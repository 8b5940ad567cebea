import * as z from 'zod';
import type { Deployed } from './decide.ts';

type Fetch = typeof globalThis.fetch;
const limit = 20_000;

/** What a site, a hook or a webhook could not do. `sent`: the request may have arrived all the same. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly sent: boolean;

  constructor(message: string, sent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.sent = sent;
  }
}

const manifest = z.looseObject({
  time: z.string(),
  digests: z.record(z.string(), z.string()).optional(),
});

/** What is deployed. @throws SendError where the site cannot be read */
export async function deployedAt(siteUrl: string, fetch: Fetch): Promise<Deployed> {
  const address = `${siteUrl}/catalogo/manifest.json`;
  const response = await send(fetch, address, { headers: { 'cache-control': 'no-cache' } });
  const body = manifest.safeParse(await response.json().catch(() => null));
  if (!response.ok || !body.success) {
    const what = response.ok ? 'is not the manifest of this site' : `answered ${response.status}`;
    throw new SendError(`${address} ${what}. Check SITE_URL, and that the site was deployed once.`, false);
  }
  return { time: body.data.time, digests: body.data.digests };
}

/** Calls the build hook. @throws SendError */
export async function callHook(hook: string, order: string, fetch: Fetch): Promise<void> {
  const address = new URL(hook);
  address.searchParams.set('trigger_title', 'catalogo');
  const response = await send(fetch, address.href, { method: 'POST', body: order });
  if (!response.ok)
    throw new SendError(`The build hook answered ${response.status}. Check BUILD_HOOK_URL at the host.`, false);
}

/** Tells a person, through a webhook that takes {"text"} (Slack, Mattermost, Teams, Discord). Never throws. */
export async function alert(webhook: string | undefined, text: string, fetch: Fetch): Promise<void> {
  if (!webhook) return;
  const body = JSON.stringify({ text, content: text.slice(0, 1900) });
  const headers = { 'content-type': 'application/json' };
  await send(fetch, webhook, { method: 'POST', headers, body }).catch((error: unknown) => {
    console.error(`The alert could not be sent: ${error instanceof Error ? error.message : String(error)}`);
  });
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
