import { memo } from 'react';
import { Price } from '../../components/Price.tsx';
import { Qr } from '../../components/Qr.tsx';
import type { Entry } from '../../components/filters/listEntry.ts';

/** A price tag: name, price, and a code that leads to the product. */
export const Label = memo(function Label({ entry, site }: { entry: Entry; site: string }) {
  const { id, name, price, offer } = entry.card;
  return (
    <li className="label">
      <p className="label-name">{name}</p>
      <Price price={price} offer={offer} />
      <p className="label-id">{[entry.brand, `N.º ${id}`].filter(Boolean).join(' · ')}</p>
      <Qr text={`${site}/producto/${id}`} label={`Código QR de ${name}`} />
    </li>
  );
});
