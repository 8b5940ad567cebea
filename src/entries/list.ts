import './site.ts';
import { startHeaderOpening } from '../features/branches/headerOpening.client.ts';
import { startCompareChip } from '../features/compare/compareChip.client.ts';
import { trackEditedPrice } from '../features/listing/filters.store.ts';
import { startList } from '../features/listing/list.client.ts';
import { revalidateLists } from '../features/listing/revalidateLists.ts';
import { revalidateVisible } from '../features/listing/revalidateVisible.ts';
import { movePreferredFirst, startPhoneChip } from '../features/phone/phoneChip.client.ts';

movePreferredFirst();
startList();
trackEditedPrice();
startPhoneChip();
startCompareChip();
revalidateLists();
revalidateVisible();
startHeaderOpening();
