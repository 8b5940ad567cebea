import * as icons from '../../components/icons.ts';
import { forgetButton, forgetSearchButtons } from './forget.client.ts';
import { listbox } from './combobox.client.ts';
import { boxes, element, group, resultsOf, row } from './panelNodes.client.ts';
import { popular } from './said.ts';
import { readSearched } from './searched.ts';
import { viewedGroup, type TellProducts } from './viewedGroup.client.ts';

/**
 * What stands under an empty box: what was looked at and searched for on this device, each with a way to forget it, and
 * what people ask for. @param tell the figures of products, where there are any: none are kept
 */
export function beforeTyping(tell: TellProducts | null): Node {
  const texts = readSearched();
  const viewed = viewedGroup(tell);
  const searched = group(
    'Tus búsquedas',
    'searched',
    texts.map((text) => row(icons.clock, resultsOf(text).address, text)),
  );
  // The arrows go as the eye does: on a wide screen what was searched for stands at the left.
  const kept = matchMedia('(min-width: 900px)').matches ? [searched, viewed] : [viewed, searched];
  const list = listbox([...kept, popularBoxes()].filter((each) => each !== null));
  const panel = element('div', searched ? 'before two' : 'before', list);
  if (viewed) panel.append(forgetButton('viewed'));
  if (searched) panel.append(forgetButton('searched'), forgetSearchButtons(texts));
  return panel;
}

/** What people ask for. */
export const popularBoxes = (): HTMLElement | null => boxes('Lo más buscado', 'popular', popular.map(resultsOf));
