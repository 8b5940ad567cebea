import { postJson } from '../../api/light.ts';
import { reads } from '../../api/reads.ts';
import { browserAddress } from '../../api/where.ts';
import { correctCards } from '../../components/correctCards.ts';
import { readList, relatedRequest } from '../../contract/figures.ts';

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

async function correct(lists: Iterable<Element>, name: string): Promise<void> {
  const address = browserAddress('postBuscarProductosRelacionados');
  try {
    const told = readList(await reads.ask((signal) => postJson(address, relatedRequest(name), signal)));
    for (const list of lists) correctCards(list, told);
  } catch {
    addEventListener('online', () => void correct(lists, name), { once: true });
  }
}
