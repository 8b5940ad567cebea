import type { APIRoute, GetStaticPaths } from 'astro';
import { files } from '../_files.ts';

export const getStaticPaths = (() => {
  const { name, text } = files().search;
  return [{ params: { name }, props: { text } }];
}) satisfies GetStaticPaths;

/** All products, for the search in the browser. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
