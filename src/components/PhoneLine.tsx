import { choosePhoneModel, fittingProductsLink, whichPhone } from './texts.ts';
import { Icon } from './Icon.tsx';
import { kindIcons } from './kindIcons.ts';

/**
 * The shopper's phone above a list, and the way to what fits it. The page's script fills it in (features/phone).
 */
export function PhoneLine() {
  return (
    <div className="phone-line needs-script" data-phone-line>
      <button type="button" data-pick-phone aria-haspopup="dialog">
        <Icon paths={kindIcons.phone} />
        <span>
          <small data-phone-label>{whichPhone}</small>
          <b data-phone-name>{choosePhoneModel}</b>
        </span>
      </button>
      <a className="button" data-phone-link href="/todos" hidden>
        {fittingProductsLink}
      </a>
    </div>
  );
}
