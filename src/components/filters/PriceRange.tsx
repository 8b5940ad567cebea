import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { formatPesos, toCents, type Cents } from '../../lib/money.ts';
import type { PriceBounds } from './facets.ts';
import type { PriceLimits } from './listState.ts';

type Edge = keyof PriceLimits;

/** What the button says for 3 s where the minimum is above the maximum, by the edge that was edited last (R4.11). */
export const rangeErrors: Record<Edge, string> = {
  min: 'El precio mínimo no puede ser mayor al máximo',
  max: 'El precio máximo no puede ser menor al mínimo',
};

const maxPrice: Cents = 9_999_999_00;

/** Cents of what was typed as a price ("$1,600", " 99.5 "); null if it is none. */
const typed = (text: string): Cents | null => toCents(text.replaceAll(/[$\s]|mxn/gi, ''));

/**
 * The range that was typed, by the order of R4.10: read, fill the empty ones (0, 9999999), compare, then limit to what
 * the list has. @returns null if the minimum is above the maximum
 */
export function readRange(texts: Record<Edge, string>, { lowest, highest }: PriceBounds): Record<Edge, Cents> | null {
  const min = typed(texts.min) ?? 0;
  const max = typed(texts.max) ?? maxPrice;
  if (min > max) return null;
  const limited = (cents: Cents): Cents => Math.min(Math.max(cents, lowest), highest);
  return { min: limited(min), max: limited(max) };
}

/** What of a range filters at all: an edge at the end of the list does not. */
export const toPriceLimits = ({ min, max }: Record<Edge, Cents>, { lowest, highest }: PriceBounds): PriceLimits => ({
  min: min > lowest ? min : null,
  max: max < highest ? max : null,
});

/** How long the button says what is wrong, ms (R4.11). */
const errorTime = 3_000;

interface Props {
  bounds: PriceBounds;
  price: PriceLimits;
  onChange: (price: PriceLimits) => void;
  /** Receives the function that applies what is typed, for buttons that close the filters. */
  applyPriceRef?: React.Ref<() => boolean> | undefined;
}

/** Lowest and highest price (R4.10, R4.11). The inputs are the browser's own, so that nothing typed is ever lost. */
export function PriceRange({ bounds, price, onChange, applyPriceRef }: Props) {
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
    inForce.current = toPriceLimits(range, bounds);
    onChange(inForce.current);
    return true;
  };

  useImperativeHandle(applyPriceRef, () => () => isInForce(typedRange(form.current, bounds), price, bounds) || apply());

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
        <div className="price-range-ends">
          {field('min', 'Mínimo', bounds.lowest)}
          {field('max', 'Máximo', bounds.highest)}
        </div>
      </fieldset>
      <button className="button full" type="submit" aria-live="polite">
        {error?.text ?? 'Aplicar precios'}
      </button>
    </form>
  );
}

type Form = HTMLFormElement | null;

const findInput = (form: Form, edge: Edge): HTMLInputElement =>
  form?.elements.namedItem(`precio-${edge}`) as HTMLInputElement;

const typedRange = (form: Form, bounds: PriceBounds) =>
  readRange({ min: findInput(form, 'min').value, max: findInput(form, 'max').value }, bounds);

function isInForce(typed: ReturnType<typeof typedRange>, price: PriceLimits, bounds: PriceBounds): boolean {
  const range = typed && toPriceLimits(typed, bounds);
  return range?.min === price.min && range.max === price.max;
}

/** The field edited last before hydration, as trackEditedPrice stored it. */
const editedBefore = (form: Form): Edge => (form?.dataset['edited'] === 'max' ? 'max' : 'min');

/** Writes a range into the inputs; null empties them. */
function write(form: Form, range: Record<Edge, Cents> | null): void {
  for (const edge of ['min', 'max'] as const) findInput(form, edge).value = range ? formatPesos(range[edge]) : '';
}
