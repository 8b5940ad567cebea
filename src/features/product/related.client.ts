import { ask } from '../../api/browser.ts';
import { correctCards } from '../../components/correctCards.ts';
import { postBuscarProductosRelacionados } from '../../contract/calls.ts';
import { figuresOf } from '../../contract/figures.ts';

/** Corrects price and stock of the related products when they are seen: one call, and a failure changes nothing (R5.9). */
export function startRelatedCheck(): void {
  const lists = document.querySelectorAll<HTMLElement>('[data-related]');
  const seen = new IntersectionObserver((entries) => {
    const name = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined;
    if (!name) return;
    seen.disconnect();
    void correct(lists, name.dataset['related'] ?? '');
  });
  for (const list of lists) seen.observe(list);
}

async function correct(lists: Iterable<Element>, term: string): Promise<void> {
  try {
    const { items } = await ask(figuresOf(postBuscarProductosRelacionados), { term });
    const told = new Map(items.map((each) => [each.id, each]));
    for (const list of lists) correctCards(list, told);
  } catch {
    addEventListener('online', () => void correct(lists, term), { once: true });
  }
}
