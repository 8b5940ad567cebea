import { allForPhoneLabel, orderOnWhatsappLabel } from '../../components/texts.ts';
import { WhatsappButton } from '../../components/ContactActions.tsx';
import { resultsUrl } from '../../components/resultsUrl.ts';

interface Props {
  message: string;
  /** The phone whose results the link leads to; null for no link. */
  phone: string | null;
  /** The number of products for the phone; 0 for no link (R4.22). */
  count: number;
}

/** Next steps when the shop has no such product for the phone: WhatsApp, and all products for the phone. */
export const FallbackLinks = ({ message, phone, count }: Props) => (
  <>
    <WhatsappButton message={message} label={orderOnWhatsappLabel} className="ink" />
    {phone && count > 0 && (
      <a className="button" href={resultsUrl(phone)}>
        {allForPhoneLabel(phone, count)}
      </a>
    )}
  </>
);
