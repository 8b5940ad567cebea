import { readText } from '../../src/api/responseBody.ts';
import * as z from 'zod';
import type { HostAccess } from './operatorSettings.ts';
import type { Fetch } from './send.ts';

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

/** One deploy at the host. */
export type HostDeploy = z.output<typeof deploy>;

const site = z.looseObject({ published_deploy: deploy.nullish() });

/** What of Netlify's API is used here: which deploy is public, which were, and whether publishing is locked. */
export interface Host {
  published: () => Promise<HostDeploy | undefined>;
  /** Deploys of production that were public, the newest first. */
  deploys: () => Promise<HostDeploy[]>;
  publish: (id: string) => Promise<void>;
  /** Nothing that is built from now on is published by itself. */
  lock: (id: string) => Promise<void>;
  unlock: (id: string) => Promise<void>;
}

/** @throws Error, from each of its calls, that says what the host answered and which variable to look at */
export function hostOf({ token, site: name }: HostAccess, fetch: Fetch): Host {
  async function ask(method: 'GET' | 'POST', path: string): Promise<unknown> {
    const response = await fetch(`${api}${path}`, {
      ...{ method, headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(20_000) },
    }).catch((error: unknown) => {
      throw new Error(`The host's API (api.netlify.com) cannot be reached.`, { cause: error });
    });
    if (response.ok) return JSON.parse(await readText(response)) as unknown;
    const remedies: Record<number, string> = {
      401: 'NETLIFY_AUTH_TOKEN is not, or no longer, a token of this team (User settings → Applications → Personal access tokens).',
      404: `There is no such thing: is NETLIFY_SITE_ID ("${name}") the ID of the site (Site configuration → General), or its domain?`,
    };
    throw new Error(
      `The host's API answered ${response.status} to ${method} ${path}. ${remedies[response.status] ?? 'Try again later, or do it at app.netlify.com → Deploys.'}`,
    );
  }

  const whole = async <T>(shape: z.ZodType<T>, path: string): Promise<T> => {
    const read = shape.safeParse(await ask('GET', path));
    if (read.success) return read.data;
    throw new Error(`The host's API answers ${path} otherwise than it did: ${z.prettifyError(read.error)}`);
  };
  const act = async (path: string): Promise<void> => {
    await ask('POST', path);
  };

  return {
    published: async () => (await whole(site, `/sites/${name}`)).published_deploy ?? undefined,
    deploys: async () =>
      (await whole(z.array(deploy), `/sites/${name}/deploys?production=true&state=ready&per_page=50`))
        .filter(({ context, published_at: at }) => context === 'production' && at)
        .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
    publish: (id) => act(`/sites/${name}/deploys/${id}/restore`),
    lock: (id) => act(`/deploys/${id}/lock`),
    unlock: (id) => act(`/deploys/${id}/unlock`),
  };
}
