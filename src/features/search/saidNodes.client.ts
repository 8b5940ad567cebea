import * as icons from '../../components/icons.ts';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';
import { resultsAddress } from './address.ts';
import type { Interpretation } from './engine/result.ts';
import { element, svg, unseen } from './panelNodes.client.ts';
import { absentQuestion, correctedLine, headingOf, without } from './said.ts';
import type { Suggestions } from './suggestions.ts';

/** What was understood, each part with a way to take it away, what was read otherwise, and what the shop does not have (R4.17). */
export function saidNodes({ term, understood }: Suggestions): Node | null {
  const chips = understood.chips
    .map(({ text, words }) => ({ text, rest: without(term, words) }))
    .filter(({ rest }) => rest !== '' && rest !== term)
    .map(({ text, rest }) => chipNode(text, rest));
  const parts: Node[] = [];
  if (chips.length > 0) parts.push(element('div', 'said-chips', element('span', 'said-lead', 'Entendimos'), ...chips));
  const corrected = correctedLine(understood);
  if (corrected) parts.push(element('p', 'said-corrected', corrected));
  if (understood.absent) parts.push(...absentNodes(understood));
  return parts.length > 0 ? element('div', 'said', ...parts) : null;
}

/** That the shop has none for the model, and the ways on (AbsentModel.tsx has them on the page of results). */
function absentNodes(understood: Interpretation): Node[] {
  const { model } = understood;
  const ask = way(
    icons.whatsapp,
    'ink',
    whatsappAddress(shop.whatsapp, absentQuestion(understood)),
    'Pedir por WhatsApp',
  );
  leavesPage(ask);
  const rest = model ? [way(null, '', resultsAddress(model), `Ver todo para ${model}`)] : [];
  return [element('p', 'said-absent', headingOf(understood) ?? ''), element('div', 'ways', ask, ...rest)];
}

function way(icon: readonly string[] | null, look: string, address: string, text: string): HTMLAnchorElement {
  const link = element('a', `button ${look}`.trim(), ...(icon ? [svg(icon)] : []), text);
  link.href = address;
  return link;
}

/** The chat opens beside the shop. */
export function leavesPage(link: HTMLAnchorElement): void {
  link.target = '_blank';
  link.rel = 'noopener';
}

/** A part of the query that is taken away. @param query what is asked for then */
function chipNode(text: string, query: string): HTMLElement {
  const chip = element('button', 'chip', unseen('Quitar '), text, svg(icons.close));
  chip.type = 'button';
  chip.dataset['ask'] = query;
  return chip;
}
