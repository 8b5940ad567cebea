import { allForPhoneLink, orderByWhatsapp } from '../../components/texts.ts';
import { WhatsappButton } from '../../components/AskActions.tsx';
import { resultsAddress } from './address.ts';

/**
 * Next steps when the shop has nothing of the kind for the model: the chat with the question ready, and all for that phone.
 * Props alone, no texts of a query: it is in the file that pages with products share (scripts/build/entryGroups.ts).
 */
export const FallbackLinks = ({ question, model }: { question: string; model: string | null }) => (
  <>
    <WhatsappButton question={question} label={orderByWhatsapp} look="ink" />
    {model && (
      <a className="button" href={resultsAddress(model)}>
        {allForPhoneLink(model)}
      </a>
    )}
  </>
);
