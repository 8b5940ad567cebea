import { categoriesFile, dataFiles, phonesFile, searchFile, type DataFile } from '../../catalogue/publishedFiles.ts';
import { encodeList } from '../../components/filters/listEntry.ts';
import { encodePhones } from '../../features/phone/phone.ts';
import { createSearchFile } from '../../features/search/engine/annotations.ts';
import { toSearchProduct } from '../../features/search/engine/result.ts';
import { encodeCategories } from '../../features/categories/menuMarkup.tsx';

type File = Pick<DataFile, 'name' | 'text'>;
let made: { lists: DataFile[]; search: File; phones: File; categories: File } | undefined;

/** The data files of the shop, written once: their own routes and the manifest ask for them. */
export const files = () =>
  (made ??= {
    lists: dataFiles(encodeList),
    search: searchFile((products) => createSearchFile(products.map(toSearchProduct))),
    phones: phonesFile(encodePhones),
    categories: categoriesFile(encodeCategories),
  });
