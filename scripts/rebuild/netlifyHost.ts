import { readText } from '../../src/api/client.ts';
import * as z from 'zod';
import type { NetlifyAccess } from './operatorSettings.ts';
import type { Fetch } from './requests.ts';

const api = 'https://api.netlify.com/api/v1';

const deploy = z.looseObject({
  id: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  published_at: z.iso.datetime({ offset: true }).nullish(),
  state: z.string().optional(),
  context: z.string().nullish(),
  title: z.string().nullish(),
  locked: z.boolean().nullish(),
});

/** A deploy at the host. */
export type NetlifyDeploy = z.output<typeof deploy>;

const site = z.looseObject({ published_deploy: deploy.nullish() });

/** The part of Netlify's API that rebuild uses. */
export interface NetlifyClient {
  published: () => Promise<NetlifyDeploy | undefined>;
  /** Production deploys that were public, the newest first. */
  deploys: () => Promise<NetlifyDeploy[]>;
  publish: (id: string) => Promise<void>;
  /** Stops automatic publishing. */
  lock: (id: string) => Promise<void>;
  unlock: (id: string) => Promise<void>;
}

/** Creates the client. Each call throws an Error with the host's response and the variable to check. */
export function createNetlifyClient({ token, site: name }: NetlifyAccess, fetch: Fetch): NetlifyClient {
  async function request(method: 'GET' | 'POST', path: string): Promise<unknown> {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(20_000),
    }).catch((error: unknown) => {
      throw new Error(`The host's API (api.netlify.com) cannot be reached.`, { cause: error });
    });
    if (response.ok) return JSON.parse(await readText(response)) as unknown;
    const remedies: Record<number, string> = {
      401: 'NETLIFY_AUTH_TOKEN is not, or no longer, a token of this team (User settings → Applications → Personal access tokens).',
      404: `It was not found: is NETLIFY_SITE_ID ("${name}") the ID of the site (Site configuration → General), or its domain?`,
    };
    throw new Error(
      `The host's API answered ${response.status} to ${method} ${path}. ${remedies[response.status] ?? 'Try again later, or do it at app.netlify.com → Deploys.'}`,
    );
  }

  const getJson = async <T>(shape: z.ZodType<T>, path: string): Promise<T> => {
    const parsed = shape.safeParse(await request('GET', path));
    if (parsed.success) return parsed.data;
    throw new Error(`The host's API responds to ${path} in an unknown form: ${z.prettifyError(parsed.error)}`);
  };
  const postTo = async (path: string): Promise<void> => {
    await request('POST', path);
  };

  return {
    published: async () => (await getJson(site, `/sites/${name}`)).published_deploy ?? undefined,
    deploys: async () =>
      (await getJson(z.array(deploy), `/sites/${name}/deploys?production=true&state=ready&per_page=50`))
        .filter(({ context, published_at: at }) => context === 'production' && at)
        .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
    publish: (id) => postTo(`/sites/${name}/deploys/${id}/restore`),
    lock: (id) => postTo(`/deploys/${id}/lock`),
    unlock: (id) => postTo(`/deploys/${id}/unlock`),
  };
}
