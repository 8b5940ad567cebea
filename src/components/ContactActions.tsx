import type { ReactNode } from 'react';
import { allProductsLabel, askOnWhatsappLabel } from './texts.ts';
import { whatsappUrl } from '../lib/contactUrls.ts';
import { shop } from '../shop.ts';
import { Icon } from './Icon.tsx';
import * as icons from './commonIcons.ts';

interface WhatsappButtonProps {
  message: string;
  label?: string;
  className?: string;
}

/** Opens WhatsApp with a message to the seller filled in. */
export const WhatsappButton = ({ message, ...props }: WhatsappButtonProps) => (
  <WhatsappLink href={whatsappUrl(shop.whatsapp, message)} {...props} />
);

interface WhatsappLinkProps {
  href: string;
  label?: string;
  className?: string;
}

/** Opens WhatsApp by the URL of a message (whatsappUrl), for callers that have it. */
export const WhatsappLink = ({ href, label = askOnWhatsappLabel, className = '' }: WhatsappLinkProps) => (
  <a className={`button ${className}`.trim()} href={href} target="_blank" rel="noopener">
    <Icon paths={icons.whatsapp} />
    {label}
  </a>
);

/** The label of a link that searches for products similar to one that is missing. */
export const searchSimilarLabel = 'Buscar parecidos';

interface ContactActionsProps {
  message: string;
  /** Class of the WhatsApp button. */
  className?: string;
  children?: ReactNode;
}

/** Next steps when something is missing: the children, then WhatsApp with the message filled in, and all products. */
export const ContactActions = ({ message, className = '', children }: ContactActionsProps) => (
  <p className="actions">
    {children}
    <WhatsappButton message={message} className={className} />
    <a className="button" href="/todos">
      {allProductsLabel}
    </a>
  </p>
);
