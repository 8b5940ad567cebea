import { Icon } from '../../components/Icon.tsx';
import type { WarrantyWords } from '../warranty/warrantyKinds.ts';

/** The warranty of the kind of product, in words beside Comprar (R9.1). */
export const Guarantee = ({ words: { title, text } }: { words: WarrantyWords }) => (
  <p className="guarantee">
    <Icon name="shield" />
    <span>
      <b>{title}</b>
      {text}{' '}
      <a className="link" href="/garantias">
        Ver garantías
      </a>
    </span>
  </p>
);
