import './site.ts';
import { startHeaderOpening } from '../features/branches/headerOpening.client.ts';
import { countFitting, noteTyping, startList } from '../features/listing/list.client.ts';
import { revalidateLists } from '../features/listing/revalidateLists.ts';
import { revalidateVisible } from '../features/listing/revalidateVisible.ts';
import { startPhoneLine } from '../features/phone/line.client.ts';
import { markCards } from '../features/phone/markCards.client.tsx';
import { putPreferredFirst } from '../features/phone/preferredFirst.client.ts';

putPreferredFirst();
startList();
noteTyping();
startPhoneLine(markCards, countFitting);
revalidateLists();
revalidateVisible();
startHeaderOpening();
