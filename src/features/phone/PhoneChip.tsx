import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/commonIcons.ts';
import { kindIcons } from '../../components/kindIcons.ts';
import { myPhone } from '../../components/texts.ts';

/** Filters a list by the shopper's phone; the page's script fills it in (phoneChip.client.ts). */
export const PhoneChip = () => (
  <button className="button phone-chip needs-script" type="button" data-phone-chip="" aria-haspopup="dialog">
    <Icon paths={kindIcons.phone} />
    <Icon paths={icons.check} />
    <b>{myPhone}</b>
  </button>
);
