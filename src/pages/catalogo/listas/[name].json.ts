import type { APIRoute, GetStaticPaths } from 'astro';
import { files } from '../_files.ts';

export const getStaticPaths = (() =>
  files().lists.map(({ name, text }) => ({ params: { name }, props: { text } }))) satisfies GetStaticPaths;

/** A whole list of the shop, for filters and orders in the browser. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
