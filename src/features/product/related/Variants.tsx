import type { Variant } from '../../../catalogue/productFamilies.ts';

interface Props {
  /** The product of the page. */
  id: string;
  variants: readonly Variant[];
}

/** The products that differ from this one in their last part alone: dots where each is a colour that is drawn, else words. */
export function Variants({ id, variants }: Props) {
  const own = variants.find((relative) => relative.id === id);
  if (!own || variants.length < 2) return null;
  const drawn = variants.every(({ colour }) => colour !== '');
  const somewhere = variants.some(({ soldOut }) => !soldOut);
  return (
    <nav className="family" aria-label={drawn ? 'Colores' : 'Versiones'}>
      <p>
        {drawn ? 'Color: ' : 'Versión: '}
        <b>
          {own.own}
          {own.soldOut && ', agotado.'}
        </b>
        {own.soldOut && somewhere && ' Hay en:'}
      </p>
      <ul role="list">
        {variants.map((relative) => (
          <li key={relative.id}>
            <a
              className={[drawn ? 'dot' : 'button', relative.soldOut && 'out'].filter(Boolean).join(' ')}
              href={`/producto/${relative.id}`}
              aria-label={relative.soldOut ? `${relative.own}, agotado` : relative.own}
              aria-current={relative.id === id ? 'page' : undefined}
            >
              {drawn ? <Dot colour={relative.colour} out={relative.soldOut} /> : relative.own}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Its colour is an attribute: pages have no styles of their own. */
const Dot = ({ colour, out }: { colour: string; out: boolean }) => (
  <svg viewBox="0 0 28 28" aria-hidden="true">
    <circle cx="14" cy="14" r="13.25" fill={colour} />
    {out && <path d="M4 24 24 4" />}
  </svg>
);
