import './site.ts';
import { startCompareChip } from '../features/compare/compareChip.client.ts';
import { $listState, setListState, trackEditedPrice } from '../features/listing/filters.store.ts';
import { showStockCounts, startList } from '../features/listing/list.client.ts';
import { revalidateLists } from '../features/listing/revalidateLists.ts';
import { movePreferredFirst, startPhoneChip } from '../features/phone/phoneChip.client.ts';
import '../runtime/reloadAfterDeploy.ts';

movePreferredFirst();
startCompareChip();
startList();
trackEditedPrice();
startPhoneChip($listState, setListState);
revalidateLists(showStockCounts);
