import { leaveFor } from '../../lib/leaving.ts';
import { categoryAddress, categoryNameOf } from './known.ts';

// Leads the raw name of a category to its page (R1.5), before React is there and before the view is recorded (R2.9).
const known = categoryAddress(categoryNameOf(location.pathname));
if (known && known !== location.pathname) leaveFor(known + location.search);
