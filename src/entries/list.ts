import './site.ts';
import { trackEditedPrice } from '../features/listing/filters.store.ts';
import { countFitting, startList } from '../features/listing/list.client.ts';
import { revalidateLists } from '../features/listing/revalidateLists.ts';
import { revalidateVisible } from '../features/listing/revalidateVisible.ts';
import { markCards } from '../features/phone/phone.client.ts';
import { movePreferredFirst, startPhoneLine } from '../features/phone/phoneLine.client.ts';
import { reloadAfterDeploy } from '../runtime/newDeploy.ts';

reloadAfterDeploy();
movePreferredFirst();
startList();
trackEditedPrice();
startPhoneLine({ markCards, countFitting });
revalidateLists();
revalidateVisible();
