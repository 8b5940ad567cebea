import * as icons from '../../components/icons.ts';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';
import { popularBoxes } from './beforeTyping.client.ts';
import { listbox } from './combobox.client.ts';
import { boxes, element, group, option, svg } from './panelNodes.client.ts';
import { leavesPage } from './saidNodes.client.ts';

/** Most categories that are named: the first of the header's, which has the largest. */
const mostCategories = 6;

/** What stands under the box where nothing is like what is typed: whom to ask, and where to look on (R4.12). */
export function nothingNodes(term: string): Node {
  const said = element(
    'div',
    'nothing-said',
    element('p', 'nothing-title', `Nada con «${term}»`),
    element('p', '', 'Prueba con el modelo de tu celular o con menos palabras.'),
  );
  const question = `Hola, busco "${term}" y no lo encontré en la tienda en línea. ¿Lo tienen?`;
  const ask = option(whatsappAddress(shop.whatsapp, question), svg(icons.whatsapp), 'Preguntar por WhatsApp');
  leavesPage(ask);
  const ways = [ask, option('/categorias', 'Ver categorías')];
  for (const way of ways) way.className = 'button';
  const lists = [group('Otras formas de encontrarlo', 'ways', ways, ''), popularBoxes(), largestCategories()];
  return element('div', 'nothing two', said, listbox(lists.filter((each) => each !== null)));
}

/** Where to look on, by the links of the header. */
function largestCategories(): HTMLElement | null {
  const names = [...document.querySelectorAll('#categories [data-name]')].slice(0, mostCategories);
  const links = names.flatMap((name) => {
    const address = name.closest('a')?.pathname;
    return address ? [{ name: name.textContent, address }] : [];
  });
  return boxes('Categorías', 'largest', links);
}
