import { publishedList } from '../../api/publishedLists.ts';
import { cardsOf } from '../../components/correctCards.tsx';
import { idsIn } from '../../components/filters/listEntry.ts';
import { savesData } from '../../lib/savesData.ts';

/** How much of the page's whole list is among some products; null where that would cost too much to know. */
export async function countFitting(fitting: ReadonlySet<string>): Promise<number | null> {
  const own = document.querySelector<HTMLElement>('[data-static-list]');
  const name = own?.dataset['staticList'] ?? '';
  if (name === 'todos') return fitting.size;
  if (!own?.querySelector('.pager')) return own && cardsOf(own).filter(([id]) => fitting.has(id)).length;
  if (savesData()) return null;
  return idsIn(await publishedList(name)).filter((id) => fitting.has(id)).length;
}
