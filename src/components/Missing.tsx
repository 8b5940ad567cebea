import { AskActions } from './AskActions.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  title: string;
  help: string;
  /** What the shopper would ask the seller. */
  question: string;
  /** What a search for it would look for. */
  search?: string;
  /** Offers another try, where the API could not be asked. */
  onRetry?: (() => void) | undefined;
}

/** Says that something is not here, and offers ways on (R1.10). */
export function Missing({ title, help, question, search, onRetry }: Props) {
  return (
    <div className="notice empty-help" role="status">
      <div>
        <h1>{title}</h1>
        <p>{help}</p>
      </div>
      <AskActions question={question}>
        {onRetry && (
          <button className="button ink" type="button" onClick={onRetry}>
            Intentar de nuevo
          </button>
        )}
        {search && (
          <a className="button" href={`/busqueda?busqueda=${encodeURIComponent(search.slice(0, 200).toWellFormed())}`}>
            <Icon name="search" />
            Buscar parecidos
          </a>
        )}
      </AskActions>
    </div>
  );
}
