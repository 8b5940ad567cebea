import type { ReactNode } from 'react';
import { allProductsLink, askByWhatsapp } from './texts.ts';
import { whatsappUrl } from '../lib/contactUrls.ts';
import { shop } from '../shop.ts';
import { Icon } from './Icon.tsx';
import * as icons from './commonIcons.ts';

interface WhatsappButtonProps {
  question: string;
  label?: string;
  className?: string;
}

/** Opens WhatsApp with a question to the seller filled in. */
export const WhatsappButton = ({ question, label = askByWhatsapp, className = '' }: WhatsappButtonProps) => (
  <a
    className={`button ${className}`.trim()}
    href={whatsappUrl(shop.whatsapp, question)}
    target="_blank"
    rel="noopener"
  >
    <Icon paths={icons.whatsapp} />
    {label}
  </a>
);

/** The label of a link that searches for products similar to one that is missing. */
export const searchSimilarLabel = 'Buscar parecidos';

interface ContactActionsProps {
  question: string;
  /** Class of the WhatsApp button. */
  className?: string;
  children?: ReactNode;
}

/** Next steps when something is missing: the children, then WhatsApp with the question filled in, and all products. */
export const ContactActions = ({ question, className = '', children }: ContactActionsProps) => (
  <p className="actions">
    {children}
    <WhatsappButton question={question} className={className} />
    <a className="button" href="/todos">
      {allProductsLink}
    </a>
  </p>
);
