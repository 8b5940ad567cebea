import { allForPhoneLink, orderByWhatsapp } from '../../components/texts.ts';
import { WhatsappButton } from '../../components/AskActions.tsx';
import { resultsUrl } from './resultsUrl.ts';

interface Props {
  question: string;
  /** The phone whose page is linked; null if there is none, or if this is its page. */
  phone: string | null;
  /** How many products there are for it: without any there is no link (R4.22). */
  count: number;
}

/**
 * Next steps when the shop has nothing of the kind for the phone: the chat with the question ready, and all for that phone.
 * Props alone, no texts of a query: it is in the file that pages with products share (scripts/build/entryGroups.ts).
 */
export const FallbackLinks = ({ question, phone, count }: Props) => (
  <>
    <WhatsappButton question={question} label={orderByWhatsapp} look="ink" />
    {phone && count > 0 && (
      <a className="button" href={resultsUrl(phone)}>
        {allForPhoneLink(phone, count)}
      </a>
    )}
  </>
);
