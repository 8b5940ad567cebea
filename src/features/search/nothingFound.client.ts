import { shop } from '../../shop.ts';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { listbox } from './combobox.client.ts';
import { popularGroup } from './beforeTyping.client.ts';
import { element, group, option, svg } from './suggestionNodes.client.ts';

/** What stands under the box where nothing is like what is typed: whom to ask, and where to look on. */
export function nothingNodes(term: string): Node {
  const said = element(
    'div',
    'said',
    element('p', '', `Nada con «${term}»`),
    element('span', '', 'Prueba con el modelo de tu celular o con menos palabras.'),
  );
  const question = `Hola, busco "${term}" y no lo encontré en la tienda en línea. ¿Lo tienen?`;
  const ways = [
    option(whatsappAddress(shop.whatsapp, question), icon('whatsapp'), 'Preguntar por WhatsApp'),
    option('/categorias', icon('grid'), 'Ver las categorías'),
  ];
  const all = document.createDocumentFragment();
  all.append(
    said,
    listbox([group('Otras formas de encontrarlo', ways), popularGroup()].filter((each) => each !== null)),
  );
  return all;
}

const icon = (name: 'whatsapp' | 'grid'): HTMLElement => element('span', 'icon-box', svg(name));
