import type { APIRoute } from 'astro';
import { branches } from '../../catalogue/index.ts';
import { localRows, tsv } from '../../features/feeds/feeds.ts';
import { views } from './_views.ts';

/** Google's local inventory: what each branch has. */
export const GET: APIRoute = () => new Response(tsv(views().flatMap((product) => localRows(product, branches()))));
