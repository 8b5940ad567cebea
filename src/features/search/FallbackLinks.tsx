import { whatsapp } from '../../components/commonIcons.ts';
import { Icon } from '../../components/Icon.tsx';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';
import { resultsAddress } from './address.ts';

/**
 * Next steps when the shop has nothing of the kind for the model: the chat with the question ready, and all for that phone.
 * Props alone, no texts of a query: it is in the file that pages with products share (scripts/build/entryGroups.ts).
 */
export const FallbackLinks = ({ question, model }: { question: string; model: string | null }) => (
  <>
    <a className="button ink" href={whatsappAddress(shop.whatsapp, question)} target="_blank" rel="noopener">
      <Icon paths={whatsapp} />
      Pedir por WhatsApp
    </a>
    {model && (
      <a className="button" href={resultsAddress(model)}>
        Ver todo para {model}
      </a>
    )}
  </>
);
