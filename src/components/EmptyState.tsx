import { retryLabel } from './texts.ts';
import { ContactActions, searchSimilarLabel } from './ContactActions.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './liveIcons.ts';
import { similarUrl } from './resultsUrl.ts';

interface Props {
  title: string;
  help: string;
  /** The shopper's WhatsApp message to the seller. */
  message: string;
  /** Text of a search for similar products, if one makes sense. */
  search?: string | undefined;
  /** Whether to show a retry button, after a failed call; the page's script handles it. */
  retry?: boolean;
}

/** Says that something is missing, and offers next steps (R1.10). */
export function EmptyState({ title, help, message, search, retry = false }: Props) {
  return (
    <div className="notice empty-state" role="status">
      <div>
        <h1>{title}</h1>
        <p>{help}</p>
      </div>
      <ContactActions message={message} className={retry ? '' : 'ink'}>
        {retry && (
          <button className="button ink" type="button" data-retry>
            {retryLabel}
          </button>
        )}
        {search && (
          <a className="button" href={similarUrl(search)}>
            <Icon paths={icons.search} />
            {searchSimilarLabel}
          </a>
        )}
      </ContactActions>
    </div>
  );
}
