import type { APIRoute, GetStaticPaths } from 'astro';
import { files } from '../_files.ts';

export const getStaticPaths = (() => {
  const { name, text } = files().phones;
  return [{ params: { name }, props: { text } }];
}) satisfies GetStaticPaths;

/** The phones that products are for, for who has one of them. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
