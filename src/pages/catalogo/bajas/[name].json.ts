import type { APIRoute, GetStaticPaths } from 'astro';
import { goneFile } from '../../../catalogue/publishedFiles.ts';

export const getStaticPaths = (() =>
  goneFile().map(({ name, text }) => ({ params: { name }, props: { text } }))) satisfies GetStaticPaths;

/** The products that left the catalogue. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
