import { startPhoneLine } from '../features/phone/line.client.ts';
import { markCards } from '../features/phone/markCards.client.tsx';
import { noteTyping, startList } from '../features/listing/list.client.ts';
import { refreshLists } from '../features/listing/refresh.ts';
import { refreshSeen } from '../features/listing/refreshSeen.ts';

/** What the page of a list does in the browser. */
export function startListPage(): void {
  startList();
  noteTyping();
  startPhoneLine(markCards);
  refreshLists();
  refreshSeen();
}
