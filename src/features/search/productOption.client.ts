import * as icons from '../../components/icons.ts';
import { kindIcons } from '../../components/kindIcons.ts';
import { kindOf } from '../../components/kind.ts';
import { pieces } from '../../components/namePieces.ts';
import { pictureAddress, resized } from '../../components/pictureAddress.ts';
import { someInStock, stockText } from '../../components/stockText.ts';
import { effectivePrice, offerOf } from '../../contract/rules.ts';
import { formatPesos } from '../../lib/money.ts';
import type { SearchProduct } from './engine/product.ts';
import { element, option, svg, unseen } from './panelNodes.client.ts';
import { marks } from './typedMarks.ts';

/** A product as an option: picture, name, the phone that it is for, stock and price. @param mine the shopper's phone, where it fits that */
export function productOption(product: SearchProduct, typed: string, mine: string | undefined): HTMLElement {
  const { id, name, image, price, inStock, phone = '' } = product;
  const plane = element('span', image ? 'plane' : 'plane failed', svg(kindIcons[kindOf(product)], 'icon tile'));
  if (image) plane.append(picture(resized(pictureAddress(id, image), 240), 72));
  const { level, text } = stockText(inStock ? someInStock : 0, '');
  const label = element('span', 'label', named(name, phone, typed));
  if (mine ?? phone) label.append(mine ? ownModel(mine) : element('span', 'model', phone));
  label.append(element('span', `stock ${level}`, element('i', ''), text));
  const asked = priceNode(product);
  if (offerOf(product)) asked.append(element('s', '', unseen('Antes '), formatPesos(price)));
  const link = option(`/producto/${id}`, plane, label, asked);
  if (!inStock) link.classList.add('gone');
  return link;
}

/** What is asked for a product, red where it is an offer. */
export function priceNode(product: SearchProduct): HTMLElement {
  const className = offerOf(product) ? 'price offer' : 'price';
  return element('span', className, element('b', '', formatPesos(effectivePrice(product))));
}

/** A name with what was typed marked; its phone stands below, where it is never cut. */
export function named(name: string, phone: string, typed: string): HTMLElement {
  const [before, ofPhone, after = ''] = pieces(name, phone);
  const seen = (text: string): Node[] => marked(text, typed);
  return element('span', 'name', ...seen(before), ...(ofPhone ? [unseen(ofPhone)] : []), ...seen(after));
}

/** The phone of the shopper: what stands before it has no such tick. */
const ownModel = (name: string): HTMLElement =>
  element('span', 'model mine', svg(icons.check), name, element('small', '', ' Le queda'));

export function picture(src: string, size: number): HTMLImageElement {
  const image = new Image(size, size);
  image.className = 'picture';
  image.alt = '';
  image.src = src;
  return image;
}

/** A text with what was typed of it marked: texts are only ever text. */
export const marked = (text: string, typed: string): Node[] =>
  marks(text, typed).map((piece) =>
    piece.marked ? element('mark', '', piece.text) : document.createTextNode(piece.text),
  );
