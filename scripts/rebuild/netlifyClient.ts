import { readText } from '../../src/api/client.ts';
import * as z from 'zod';
import type { NetlifyAccess } from './rebuildSettings.ts';
import type { Fetch } from './requests.ts';

const apiBaseUrl = 'https://api.netlify.com/api/v1';

const deploySchema = z.looseObject({
  id: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  published_at: z.iso.datetime({ offset: true }).nullish(),
  state: z.string().optional(),
  context: z.string().nullish(),
  title: z.string().nullish(),
  locked: z.boolean().nullish(),
});

/** A deploy on Netlify. */
export type NetlifyDeploy = z.output<typeof deploySchema>;

const siteSchema = z.looseObject({ published_deploy: deploySchema.nullish() });

/** The part of Netlify's API that rebuild uses. */
export interface NetlifyClient {
  /** Undefined if nothing of the site is published yet. */
  findPublishedDeploy: () => Promise<NetlifyDeploy | undefined>;
  /** Production deploys that were public, the newest first. */
  listDeploys: () => Promise<NetlifyDeploy[]>;
  publish: (id: string) => Promise<void>;
  /** Stops automatic publishing; the deploy of this id stays published. */
  lockPublishing: (id: string) => Promise<void>;
  unlockPublishing: (id: string) => Promise<void>;
}

/** Creates the client. Each call throws an Error with Netlify's response and the variable to check. */
export function createNetlifyClient({ token, site: siteId }: NetlifyAccess, fetch: Fetch): NetlifyClient {
  async function request(method: 'GET' | 'POST', path: string): Promise<unknown> {
    const response = await fetch(`${apiBaseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(20_000),
    }).catch((error: unknown) => {
      throw new Error(`Netlify's API (api.netlify.com) cannot be reached.`, { cause: error });
    });
    if (response.ok) return JSON.parse(await readText(response)) as unknown;
    const hints: Record<number, string> = {
      401: 'NETLIFY_AUTH_TOKEN is not, or no longer, a token of this team (User settings → Applications → Personal access tokens).',
      404: `It was not found. Check that NETLIFY_SITE_ID ("${siteId}") is the ID of the site (Project configuration → General), or its domain.`,
    };
    throw new Error(
      `Netlify's API responded with ${response.status} to ${method} ${path}. ${hints[response.status] ?? 'Try again later, or do it at app.netlify.com → Deploys.'}`,
    );
  }

  const getJson = async <T>(schema: z.ZodType<T>, path: string): Promise<T> => {
    const parsed = schema.safeParse(await request('GET', path));
    if (parsed.success) return parsed.data;
    throw new Error(`Netlify's API sent an unexpected response to ${path}: ${z.prettifyError(parsed.error)}`);
  };
  const post = async (path: string): Promise<void> => {
    await request('POST', path);
  };

  return {
    findPublishedDeploy: async () => (await getJson(siteSchema, `/sites/${siteId}`)).published_deploy ?? undefined,
    listDeploys: async () =>
      (await getJson(z.array(deploySchema), `/sites/${siteId}/deploys?production=true&state=ready&per_page=50`))
        .filter(({ context, published_at: publishedAt }) => context === 'production' && publishedAt)
        .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
    publish: (id) => post(`/sites/${siteId}/deploys/${id}/restore`),
    lockPublishing: (id) => post(`/deploys/${id}/lock`),
    unlockPublishing: (id) => post(`/deploys/${id}/unlock`),
  };
}
