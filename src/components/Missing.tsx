import { Icon } from './Icon.tsx';
import { whatsappAddress } from '../lib/whatsapp.ts';
import { shop } from '../shop.ts';

interface Props {
  title: string;
  help: string;
  /** What the shopper would ask the seller. */
  question: string;
  /** Offers another try, where the API could not be asked. */
  onRetry?: (() => void) | undefined;
}

/** Says that something is not here, and offers ways on (R1.10). */
export function Missing({ title, help, question, onRetry }: Props) {
  return (
    <div className="notice empty-help" role="status">
      <div>
        <h1>{title}</h1>
        <p>{help}</p>
      </div>
      <p className="actions">
        {onRetry && (
          <button className="button ink" type="button" onClick={onRetry}>
            Intentar de nuevo
          </button>
        )}
        <a className="button" href={whatsappAddress(shop.whatsapp, question)} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          Preguntar por WhatsApp
        </a>
        <a className="button" href="/todos">
          Ver todos los productos
        </a>
      </p>
    </div>
  );
}
