import { readViewed } from '../recent/kept.ts';
import { listbox } from './combobox.client.ts';
import { readSearched } from './searched.ts';
import { popular } from './said.ts';
import { resultsAddress } from './address.ts';
import { element, group, option, svg } from './suggestionNodes.client.ts';

/** Most products that are named of those looked at. */
const mostViewed = 3;
/** Most texts of those searched for. */
const mostSearched = 3;

/** What stands under an empty box: what was looked at and searched for on this device, and what people ask for. */
export function beforeTyping(): Node {
  const viewed = readViewed()
    .slice(0, mostViewed)
    .map(({ id, name }) => word('tag', name, `/producto/${id}`));
  const searched = readSearched()
    .slice(0, mostSearched)
    .map((text) => word('search', text, resultsAddress(text)));
  const groups = [group('Vistos hace poco', viewed), group('Tus búsquedas', searched), popularGroup()];
  return listbox(groups.filter((each) => each !== null));
}

/** What people ask for. */
export const popularGroup = (): Node | null =>
  group(
    'Lo más buscado',
    popular.map((text) => word('search', text, resultsAddress(text))),
  );

const word = (icon: 'tag' | 'search', name: string, address: string): HTMLElement =>
  option(address, element('span', 'icon-box', svg(icon)), element('span', 'name', name));
