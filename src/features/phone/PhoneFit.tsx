import { Icon } from '../../components/Icon.tsx';
import { kindIcons } from '../../components/kindIcons.ts';
import type { PhoneModel } from './phone.ts';
import { describePhones, type CategoryLink } from './productPhones.ts';

interface Props {
  /** The phones that the product fits. */
  phones: readonly PhoneModel[];
  category: CategoryLink | null;
}

/** The phones that a product fits; phoneFit.client.ts changes the texts once the shopper has chosen a phone. */
export function PhoneFit({ phones, category }: Props) {
  if (phones.length === 0) return null;
  const { text, link, url, button } = describePhones(phones);
  const productPhones = phones.map(({ slug, name }) => ({ slug, name }));
  return (
    <div
      className="phone-fit"
      data-phone-fit={JSON.stringify(productPhones)}
      data-category={category && JSON.stringify(category)}
    >
      <Icon paths={kindIcons.phone} />
      <p data-phone-fit-text role="status">
        {text}
      </p>
      <p>
        <a className="link" href={url}>
          {link}
        </a>
        <button className="link needs-script" type="button" data-phone-fit-button>
          {button}
        </button>
      </p>
    </div>
  );
}
