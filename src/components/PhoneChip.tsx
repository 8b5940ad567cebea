import { Icon } from './Icon.tsx';
import * as icons from './commonIcons.ts';
import { kindIcons } from './kindIcons.ts';
import { myPhone } from './texts.ts';

/** Filters a list by the shopper's phone; the page's script fills it in (phoneChip.client.ts). */
export const PhoneChip = () => (
  <button className="button phone-chip needs-script" type="button" data-phone-chip="" aria-haspopup="dialog">
    <Icon paths={kindIcons.phone} />
    <Icon paths={icons.check} />
    <b>{myPhone}</b>
  </button>
);
