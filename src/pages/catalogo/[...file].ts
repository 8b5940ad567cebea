import type { APIRoute, GetStaticPaths } from 'astro';
import { createPublishedFiles } from '../../catalogue/publishedFiles.ts';
import { encodeList } from '../../components/card.ts';
import { toBranchStock } from '../../features/branches/branchStock.ts';
import { encodeBranchStock } from '../../features/branches/encodeBranchStock.tsx';
import { encodeCategories } from '../../features/categories/menuMarkup.tsx';
import { encodePhones } from '../../features/phone/phone.ts';
import { encodeState } from '../../features/catalogueState/encodeState.tsx';
import { findSuggestedSearches } from '../../features/search/engine/annotations.ts';
import { publishedSearchFile } from '../../features/search/publishedSearchFile.ts';

export const getStaticPaths = (() => {
  const files = createPublishedFiles({
    list: encodeList,
    search: publishedSearchFile,
    suggestedSearches: findSuggestedSearches,
    phones: encodePhones,
    state: encodeState,
    categories: encodeCategories,
    branchStock: (branches, categories) => encodeBranchStock(toBranchStock(branches, categories)),
  });
  return files.map(({ path, type, text }) => ({ params: { file: path }, props: { type, text } }));
}) satisfies GetStaticPaths;

/** The published data of the catalogue: lists, search file, menu, phones, state. */
export const GET: APIRoute<{ type: string; text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': props.type } });
