import { soldOutText } from '../../../components/texts.ts';
import type { Variant } from '../../../catalogue/variantGroups.ts';

interface Props {
  id: string;
  variants: readonly Variant[];
}

const soldOutNote = soldOutText.toLowerCase();

/** Links to the products whose names differ only in the last part: as swatches if all differ in colour, otherwise as text. */
export function Variants({ id, variants }: Props) {
  const current = variants.find((variant) => variant.id === id);
  if (!current || variants.length < 2) return null;
  const areColours = variants.every(({ colour }) => colour !== '');
  const anyInStock = variants.some(({ soldOut }) => !soldOut);
  return (
    <nav className="variants" aria-label={areColours ? 'Colores' : 'Versiones'}>
      <p>
        {areColours ? 'Color: ' : 'Versión: '}
        <b>
          {current.optionValue}
          {current.soldOut && `, ${soldOutNote}.`}
        </b>
        {current.soldOut && anyInStock && ' Hay en:'}
      </p>
      <ul role="list">
        {variants.map((variant) => (
          <li key={variant.id}>
            <a
              className={[areColours ? 'variants-colour' : 'button', variant.soldOut && 'out']
                .filter(Boolean)
                .join(' ')}
              href={`/producto/${variant.id}`}
              aria-label={variant.soldOut ? `${variant.optionValue}, ${soldOutNote}` : variant.optionValue}
              aria-current={variant.id === id ? 'page' : undefined}
            >
              {areColours ? <ColourSwatch colour={variant.colour} soldOut={variant.soldOut} /> : variant.optionValue}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A dot of the colour, in an SVG attribute since the CSP forbids inline styles. */
const ColourSwatch = ({ colour, soldOut }: { colour: string; soldOut: boolean }) => (
  <svg viewBox="0 0 28 28" aria-hidden="true">
    <circle cx="14" cy="14" r="13.25" fill={colour} />
    {soldOut && <path d="M4 24 24 4" />}
  </svg>
);
