import { dataFiles, searchFile, type DataFile } from '../../catalogue/published.ts';
import { encodeList } from '../../components/filters/entry.ts';
import { encodeCatalogue } from '../../features/search/engine/file.ts';

let made: { lists: DataFile[]; search: Pick<DataFile, 'name' | 'text'> } | undefined;

/** The data files of the shop, written once: their own routes and the manifest ask for them. */
export const files = () => (made ??= { lists: dataFiles(encodeList), search: searchFile(encodeCatalogue) });
