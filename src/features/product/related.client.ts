import { postJson } from '../../api/light.ts';
import { browserAddress } from '../../api/where.ts';
import { stockText } from '../../components/stock.ts';
import { readList, relatedRequest, type Figures } from '../../contract/figures.ts';
import { offerOf, totalStock } from '../../contract/rules.ts';
import { formatPesos, percentText } from '../../lib/money.ts';

/** Corrects price and stock of the related products when they are seen: one call, and a failure changes nothing (R5.9). */
export function startRelatedCheck(): void {
  const lists = document.querySelectorAll<HTMLElement>('[data-related]');
  const seen = new IntersectionObserver((entries) => {
    const name = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined;
    if (!name) return;
    seen.disconnect();
    correct(lists, name.dataset['related'] ?? '').catch(() => undefined);
  });
  for (const list of lists) seen.observe(list);
}

async function correct(lists: Iterable<Element>, name: string): Promise<void> {
  const told = readList(await postJson(browserAddress('postBuscarProductosRelacionados'), relatedRequest(name)));
  for (const list of lists) {
    for (const card of list.querySelectorAll('.card')) {
      const id = card.querySelector('a')?.pathname.split('/').at(-1) ?? '';
      const figures = told.get(id);
      if (figures) correctCard(card, figures, figures.unit);
    }
  }
}

/** Puts figures on a card, as Card.tsx would. New elements, not changed ones: those would count as moved. */
function correctCard(card: Element, figures: Figures, unit: string): void {
  const [offer, total] = [offerOf(figures), totalStock(figures.stock)];
  const price = element(
    'p',
    offer ? 'price offer' : 'price',
    element('b', '', formatPesos(offer?.price ?? figures.price)),
  );
  if (offer) price.append(element('s', '', element('span', 'visually-hidden', 'Antes '), formatPesos(figures.price)));
  const { level, text } = stockText(total, unit);
  replace(card.querySelector('.price'), price);
  replace(card.querySelector('.stock'), element('p', `stock ${level}`, element('i', ''), text));
  card.classList.toggle('gone', total === 0);
  const flag = card.querySelector('.flag');
  if (!offer) flag?.querySelector('.discount')?.remove();
  else {
    const badge = element('p', 'flag', element('b', 'discount', percentText(offer.percent)));
    if (flag) replace(flag, badge);
    else card.querySelector('.plane')?.append(badge);
  }
}

function element(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

const replace = (old: Element | null, made: Element): void => {
  if (old && !old.isEqualNode(made)) old.replaceWith(made);
};
