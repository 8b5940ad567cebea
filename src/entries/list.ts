import './site.ts';
import { startHeaderOpening } from '../features/branches/headerOpening.client.ts';
import { trackEditedPrice } from '../features/listing/filters.store.ts';
import { countFitting, startList } from '../features/listing/list.client.ts';
import { revalidateLists } from '../features/listing/revalidateLists.ts';
import { markCards } from '../features/phone/phone.client.ts';
import { movePreferredFirst, startPhoneLine } from '../features/phone/phoneLine.client.ts';

movePreferredFirst();
startList();
trackEditedPrice();
startPhoneLine({ markCards, countFitting });
revalidateLists();
startHeaderOpening();
