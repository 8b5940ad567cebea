import type { APIRoute, GetStaticPaths } from 'astro';
import { stateFiles } from '../../../catalogue/publishedFiles.ts';

export const getStaticPaths = (() =>
  stateFiles().map((file) => ({ params: { name: file.name }, props: file }))) satisfies GetStaticPaths;

/** The state of the catalogue, and what changed last. */
export const GET: APIRoute<{ type: string; text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': props.type } });
