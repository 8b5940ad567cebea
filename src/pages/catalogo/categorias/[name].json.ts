import type { APIRoute, GetStaticPaths } from 'astro';
import { files } from '../_files.ts';

export const getStaticPaths = (() => {
  const { name, text } = files().categories;
  return [{ params: { name }, props: { text } }];
}) satisfies GetStaticPaths;

/** Every category of the shop, for the menu. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
