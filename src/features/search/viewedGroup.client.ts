import { kindIcons } from '../../components/kindIcons.ts';
import { resized } from '../../components/pictureAddress.ts';
import { readViewed, type Viewed } from '../recent/recent.ts';
import type { SearchProduct } from './engine/product.ts';
import { element, group, option, svg } from './panelNodes.client.ts';
import { priceNode, named, picture } from './productOption.client.ts';

/** Tells what the search knows of products, by their ids. */
export type TellProducts = (ids: readonly string[]) => Promise<SearchProduct[]>;

/** Most products that are shown of those looked at. */
const most = 8;

/** What was looked at on this device, as planes in a strip. Prices are not kept: they come into the room that they have. */
export function viewedGroup(tell: TellProducts | null): HTMLElement | null {
  const viewed = readViewed().slice(0, most);
  const prices = new Map(viewed.map(({ id }) => [id, element('span', 'price')]));
  if (tell && viewed.length > 0)
    tell([...prices.keys()]).then(
      (products) => {
        for (const product of products) prices.get(product.id)?.replaceWith(priceNode(product));
      },
      () => undefined,
    );
  const planes = viewed.map((each) => plane(each, tell ? prices.get(each.id) : undefined));
  return group('Vistos hace poco', 'viewed', planes.length > 0 ? [element('div', 'planes', ...planes)] : []);
}

function plane({ id, name, picture: address, phone = '' }: Viewed, price: HTMLElement | undefined): HTMLElement {
  const box = element('span', address ? 'plane' : 'plane failed', svg(kindIcons.box, 'icon tile'));
  if (address) box.append(picture(resized(address, 240), 112));
  const words = [named(name, phone, ''), ...(phone ? [element('span', 'model', phone)] : [])];
  return option(`/producto/${id}`, box, ...(price ? [price] : []), ...words);
}
