import { Icon } from '../../components/Icon.tsx';
import { kindIcons } from '../../components/kindIcons.ts';
import { fitOf, type Shelf } from './phoneFit.ts';
import type { Phone } from './phone.ts';

interface Props {
  /** The phones that the product is for. */
  phones: readonly Phone[];
  /** Its category. */
  shelf: Shelf | null;
}

/** Whether a product goes with the shopper's phone; the page's script says it in lines that are there (fits.client.ts). */
export function Fits({ phones, shelf }: Props) {
  if (phones.length === 0) return null;
  const fit = fitOf(phones, null, shelf);
  const own = phones.map(({ slug, name }) => ({ slug, name }));
  return (
    <div className="fits" data-fits={JSON.stringify(own)} data-shelf={shelf && JSON.stringify(shelf)}>
      <Icon paths={kindIcons.phone} />
      <p data-fits-text role="status">
        {fit.text}
      </p>
      <p>
        <a className="link" href={fit.address}>
          {fit.link}
        </a>
        <button className="link needs-script" type="button" data-fits-button>
          {fit.button}
        </button>
      </p>
    </div>
  );
}
