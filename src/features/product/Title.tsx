import { newBadgeText } from '../../components/Badge.tsx';
import { NoWrap } from '../../components/NoWrap.tsx';
import { nameSizeClass, splitAroundShortPhone } from './productName.ts';

/** The name of a product. A very long one is truncated (Title.css), and a button expands it (product.client.ts). */
export function Title({ name, phone = '' }: { name: string; phone?: string }) {
  const sizeClass = nameSizeClass(name);
  const [before, shortPhone, after] = splitAroundShortPhone(name, phone);
  return (
    <div className={`product-title ${sizeClass}`} data-title>
      <h1 id="product-name">
        <NoWrap text={before} />
        {shortPhone && <span className="nowrap">{shortPhone}</span>}
        <NoWrap text={after} />
      </h1>
      {sizeClass === 'very-long' && (
        <button
          className="link needs-script"
          type="button"
          data-full-name
          aria-controls="product-name"
          aria-expanded="false"
        >
          Ver nombre completo
        </button>
      )}
    </div>
  );
}

/** The condition of a product, and a badge if it is new in stock (R5.2). */
export function Tags({ condition, recent }: { condition: string; recent: boolean }) {
  return (
    <p className="product-tags">
      {condition && <span className="product-tag">{condition}</span>}
      {recent && <span className="product-tag full">{newBadgeText}</span>}
    </p>
  );
}
