import { startPhoneLine } from '../phone/line.client.ts';
import { markCards } from '../phone/marks.client.tsx';
import { noteTyping, startList } from './list.client.ts';
import { refreshLists } from './refresh.ts';

/** What the page of a list does in the browser. */
export function startListPage(): void {
  startList();
  noteTyping();
  startPhoneLine(markCards);
  refreshLists();
}
