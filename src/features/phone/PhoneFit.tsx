import { Icon } from '../../components/Icon.tsx';
import { kindIcons } from '../../components/kindIcons.ts';
import type { Phone } from './phone.ts';
import { describePhones, type CategoryLink } from './productPhones.ts';

interface Props {
  phones: readonly Phone[];
  category: CategoryLink | null;
}

/** Whether a product fits the shopper's phone; phoneFit.client.ts updates the texts in place. */
export function PhoneFit({ phones, category }: Props) {
  if (phones.length === 0) return null;
  const fit = describePhones(phones);
  const productPhones = phones.map(({ slug, name }) => ({ slug, name }));
  return (
    <div
      className="phone-fit"
      data-phone-fit={JSON.stringify(productPhones)}
      data-category={category && JSON.stringify(category)}
    >
      <Icon paths={kindIcons.phone} />
      <p data-phone-fit-text role="status">
        {fit.text}
      </p>
      <p>
        <a className="link" href={fit.url}>
          {fit.link}
        </a>
        <button className="link needs-script" type="button" data-phone-fit-button>
          {fit.button}
        </button>
      </p>
    </div>
  );
}
