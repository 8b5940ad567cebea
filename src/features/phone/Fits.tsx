import { Drawing } from '../../components/Icon.tsx';
import { kindIcons } from '../../components/kindIcons.ts';
import { fitOf } from './fit.ts';
import type { Phone } from './phone.ts';

interface Props {
  /** The phones that the product is for. */
  phones: readonly Phone[];
  /** Address of the page of its category. */
  category: string | null;
}

/** Whether a product goes with the shopper's phone; the page's script says it in lines that are there (fits.client.ts). */
export function Fits({ phones, category }: Props) {
  if (phones.length === 0) return null;
  const fit = fitOf(phones, null, category);
  const own = phones.map(({ slug, name }) => ({ slug, name }));
  return (
    <div className="fits" data-fits={JSON.stringify(own)} data-category={category}>
      <Drawing paths={kindIcons.phone} />
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
