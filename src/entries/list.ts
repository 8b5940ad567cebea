import './site.ts';
import { startHeaderOpening } from '../features/branches/headerOpening.client.ts';
import { countFitting } from '../features/listing/countFitting.ts';
import { noteTyping, startList } from '../features/listing/list.client.ts';
import { revalidateLists } from '../features/listing/refresh.ts';
import { revalidateVisible } from '../features/listing/refreshSeen.ts';
import { startPhoneLine } from '../features/phone/line.client.ts';
import { markCards } from '../features/phone/markCards.client.tsx';
import { putMineFirst } from '../features/phone/mineFirst.client.ts';

putMineFirst();
startList();
noteTyping();
startPhoneLine(markCards, countFitting);
revalidateLists();
revalidateVisible();
startHeaderOpening();
