import { categoriesFile, dataFiles, phonesFile, searchFile, type DataFile } from '../../catalogue/publishedFiles.ts';
import { encodeList } from '../../components/filters/listEntry.ts';
import { encodePhones } from '../../features/phone/phone.ts';
import { encodeCatalogue } from '../../features/search/engine/encodeFile.ts';
import { encodeCategories } from '../../features/categories/menuMarkup.tsx';

type File = Pick<DataFile, 'name' | 'text'>;
let made: { lists: DataFile[]; search: File; phones: File; categories: File } | undefined;

/** The data files of the shop, written once: their own routes and the manifest ask for them. */
export const files = () =>
  (made ??= {
    lists: dataFiles(encodeList),
    search: searchFile(encodeCatalogue),
    phones: phonesFile(encodePhones),
    categories: categoriesFile(encodeCategories),
  });
