import { Icon } from '../../components/Icon.tsx';
import { kindIcons } from '../../components/kindIcons.ts';
import { allForPhoneLabel } from '../../components/texts.ts';
import { phoneProductsUrl, type PhoneModel } from './phone.ts';
import type { CategoryLink, PhoneFitTexts } from './phoneFit.ts';

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

/** Describes which phones a product fits, for shoppers who have not chosen a phone (for the others: describeFit). */
export const describePhones = (phones: readonly PhoneModel[]): PhoneFitTexts => ({
  fits: false,
  text: `Para ${formatNames(phones)}`,
  link: allForPhoneLabel(phones[0]?.name ?? '', null),
  url: phoneProductsUrl(phones[0]?.slug ?? ''),
  button: phones.length === 1 ? 'Es mi celular' : '¿Cuál es el tuyo?',
});

/** "iPhone 14 y iPhone 14 Pro", "iPhone 11, iPhone 12 y 3 más". */
function formatNames(phones: readonly PhoneModel[]): string {
  const names = phones.map(({ name }) => name);
  const last = names.length > 3 ? `${names.length - 2} más` : names.at(-1);
  const others = names.slice(0, names.length > 3 ? 2 : -1).join(', ');
  return [others, last].filter(Boolean).join(' y ');
}
