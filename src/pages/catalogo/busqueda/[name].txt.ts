import type { APIRoute, GetStaticPaths } from 'astro';
import { searchFile } from '../../../catalogue/published.ts';
import { encodeCatalogue } from '../../../features/search/engine/file.ts';

export const getStaticPaths = (() => {
  const { name, text } = searchFile(encodeCatalogue);
  return [{ params: { name }, props: { text } }];
}) satisfies GetStaticPaths;

/** All products, for the search in the browser. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
