import { useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

export interface FieldError {
  /** The id of the field. */
  id: string;
  message: string;
}

/**
 * What is wrong with a form, above it: each line leads to its field. It takes the focus when it appears, and the page's
 * title says so too. Give it a `key` that changes with each submission, so that screen readers announce every one.
 */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    const { title } = document;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, []);
  return (
    <div ref={box} className="callout alert" tabIndex={-1} role="alert" aria-labelledby="error-summary">
      <Icon paths={icons.warning} />
      <div>
        <h2 id="error-summary">
          {errors.length === 1 ? 'Falta corregir 1 dato' : `Falta corregir ${errors.length} datos`}
        </h2>
        <ul role="list">
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a className="link" href={`#${id}`} onClick={(event) => toField(event, id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Shows the field with its label, and puts the cursor there; the address keeps no trace of it. */
function toField(event: React.MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.closest('.field')?.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}
