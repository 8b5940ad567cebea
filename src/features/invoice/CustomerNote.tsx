import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { texts } from './texts.ts';

/** Whether the shop knows the customer, or will (R6.4). */
export function CustomerNote({ known }: { known: boolean }) {
  return (
    <div className={known ? 'note' : 'note plain'} role="status">
      <Icon paths={known ? icons.check : icons.warning} />
      <p>{known ? texts.knownCustomer : texts.newCustomer}</p>
    </div>
  );
}
