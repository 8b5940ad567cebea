import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { warrantyLinkLabel, type WarrantySummary } from './warranty.ts';

/** The warranty of the product's kind, beside Comprar (R9.1). */
export const WarrantyNote = ({ warranty: { warranted, title, text } }: { warranty: WarrantySummary }) => (
  <p className="warranty-note">
    <Icon paths={warranted ? icons.shieldCheck : icons.shield} />
    <span>
      <b>{title}</b>
      {text}{' '}
      <a className="link nowrap" href="/garantias">
        {warrantyLinkLabel}
      </a>
    </span>
  </p>
);
