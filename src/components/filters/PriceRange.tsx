import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { formatPesos, type Cents } from '../../lib/money.ts';
import type { Bounds } from './facets.ts';
import { rangeErrors, rangeOf, readRange, type Edge } from './priceRange.ts';
import type { PriceRange as Range } from './listState.ts';

/** How long the button says what is wrong, ms (R4.11). */
const errorTime = 3_000;

interface Props {
  bounds: Bounds;
  price: Range;
  onChange: (price: Range) => void;
  /** Takes over how what is typed is applied, for what closes the filters. */
  applying?: React.Ref<() => boolean> | undefined;
}

/** Lowest and highest price (R4.10, R4.11). The inputs are the browser's own, so that nothing typed is ever lost. */
export function PriceRange({ bounds, price, onChange, applying }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const edited = useRef<Edge>(undefined);
  const inForce = useRef(price);
  const [error, setError] = useState<{ text: string } | null>(null);

  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => setError(null), errorTime);
    return () => clearTimeout(timer);
  }, [error]);

  // Where it was changed elsewhere: by a chip, by Back.
  useEffect(() => {
    const before = inForce.current;
    inForce.current = price;
    if (before.min === price.min && before.max === price.max) return;
    const none = price.min === null && price.max === null;
    write(form.current, none ? null : { min: price.min ?? bounds.lowest, max: price.max ?? bounds.highest });
  }, [price, bounds]);

  /** @returns whether the range was one */
  const apply = (): boolean => {
    const range = typedRange(form.current, bounds);
    if (!range) {
      setError({ text: rangeErrors[edited.current ?? editedBefore(form.current)] });
      return false;
    }
    setError(null);
    write(form.current, range);
    inForce.current = rangeOf(range, bounds);
    onChange(inForce.current);
    return true;
  };

  useImperativeHandle(applying, () => () => isInForce(typedRange(form.current, bounds), price, bounds) || apply());

  const field = (edge: Edge, label: string, limit: Cents) => (
    <label>
      {label}
      <input
        name={`precio-${edge}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        placeholder={formatPesos(limit)}
        defaultValue={price[edge] === null ? '' : formatPesos(price[edge])}
        onInput={() => (edited.current = edge)}
      />
    </label>
  );
  return (
    <form
      ref={form}
      className="filter-group price-range"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <fieldset>
        <legend>
          {bounds.offers ? 'Precio de lista' : 'Precio'}
          {bounds.offers && <small>Sin descuentos</small>}
        </legend>
        <div className="edges">
          {field('min', 'Mínimo', bounds.lowest)}
          {field('max', 'Máximo', bounds.highest)}
        </div>
      </fieldset>
      <button className="button ink full" type="submit" aria-live="polite">
        {error?.text ?? 'Aplicar precios'}
      </button>
    </form>
  );
}

type Form = HTMLFormElement | null;

const inputOf = (form: Form, edge: Edge): HTMLInputElement =>
  form?.elements.namedItem(`precio-${edge}`) as HTMLInputElement;

const typedRange = (form: Form, bounds: Bounds) =>
  readRange({ min: inputOf(form, 'min').value, max: inputOf(form, 'max').value }, bounds);

function isInForce(typed: ReturnType<typeof typedRange>, price: Range, bounds: Bounds): boolean {
  const range = typed && rangeOf(typed, bounds);
  return range?.min === price.min && range.max === price.max;
}

/** What was typed in last before React came, as list.client.ts noted it. */
const editedBefore = (form: Form): Edge => (form?.dataset['edited'] === 'max' ? 'max' : 'min');

/** Writes a range into the inputs; null empties them. */
function write(form: Form, range: Record<Edge, Cents> | null): void {
  for (const edge of ['min', 'max'] as const) inputOf(form, edge).value = range ? formatPesos(range[edge]) : '';
}
