import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { formatPesos, toCents, type Cents } from '../../lib/money.ts';
import type { PriceBounds } from './facets.ts';
import type { PriceLimits } from './listState.ts';

type Limit = keyof PriceLimits;

/** The errors that the button shows for 3 s if the minimum is above the maximum, by the limit that was edited last (R4.11). */
export const rangeErrors: Record<Limit, string> = {
  min: 'El precio mínimo no puede ser mayor al máximo',
  max: 'El precio máximo no puede ser menor al mínimo',
};

const maxPrice: Cents = 9_999_999_00;

/** Parses a typed price ("$1,600", " 99.5 "); null if invalid. */
const parseTypedPrice = (text: string): Cents | null => toCents(text.replaceAll(/[$\s]|mxn/gi, ''));

/**
 * The typed range, in the order of R4.10: parse, default empty fields to 0 and 9999999, compare, then clamp to the
 * bounds of the list. @returns null if the minimum is above the maximum
 */
export function readRange(texts: Record<Limit, string>, { lowest, highest }: PriceBounds): Record<Limit, Cents> | null {
  const min = parseTypedPrice(texts.min) ?? 0;
  const max = parseTypedPrice(texts.max) ?? maxPrice;
  if (min > max) return null;
  const clamp = (cents: Cents): Cents => Math.min(Math.max(cents, lowest), highest);
  return { min: clamp(min), max: clamp(max) };
}

/** The limits of a range that exclude products: those at the bounds of the list exclude none. */
export const toPriceLimits = ({ min, max }: Record<Limit, Cents>, { lowest, highest }: PriceBounds): PriceLimits => ({
  min: min > lowest ? min : null,
  max: max < highest ? max : null,
});

/** How long the button shows the error, ms (R4.11). */
const errorDuration = 3_000;

/** The price in a search query (R4.20), and the URL of the results without it. */
export interface QueryPrice {
  text: string;
  href: string;
}

interface Props {
  bounds: PriceBounds;
  price: PriceLimits;
  queryPrice?: QueryPrice | null | undefined;
  onChange: (price: PriceLimits) => void;
  /** Receives the function that applies the typed range, for buttons that close the filters; it returns false if it is invalid. */
  applyPriceRef?: React.Ref<() => boolean> | undefined;
}

/** Minimum and maximum price (R4.10, R4.11). The inputs are uncontrolled, so that React never overwrites typed text. */
export function PriceRange({ bounds, price, queryPrice, onChange, applyPriceRef }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const edited = useRef<Limit>(undefined);
  const applied = useRef(price);
  const [error, setError] = useState<{ text: string } | null>(null);

  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => setError(null), errorDuration);
    return () => clearTimeout(timer);
  }, [error]);

  // The price was changed by a chip, or by Back.
  useEffect(() => {
    const previous = applied.current;
    applied.current = price;
    if (previous.min === price.min && previous.max === price.max) return;
    const isUnlimited = price.min === null && price.max === null;
    writeRange(
      form.current,
      isUnlimited ? null : { min: price.min ?? bounds.lowest, max: price.max ?? bounds.highest },
    );
  }, [price, bounds]);

  const apply = (): boolean => {
    const range = readTypedRange(form.current, bounds);
    if (!range) {
      setError({ text: rangeErrors[edited.current ?? readEditedLimit(form.current)] });
      return false;
    }
    setError(null);
    writeRange(form.current, range);
    applied.current = toPriceLimits(range, bounds);
    onChange(applied.current);
    return true;
  };

  useImperativeHandle(
    applyPriceRef,
    () => () => isApplied(readTypedRange(form.current, bounds), price, bounds) || apply(),
  );

  const renderField = (limit: Limit, label: string, placeholder: Cents) => (
    <label>
      {label}
      <input
        name={`precio-${limit}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        placeholder={formatPesos(placeholder)}
        defaultValue={price[limit] === null ? '' : formatPesos(price[limit])}
        onInput={() => (edited.current = limit)}
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
          {bounds.hasOffers ? 'Precio de lista' : 'Precio'}
          {bounds.hasOffers && <small>Sin descuentos</small>}
        </legend>
        {queryPrice && (
          <p>
            Tu búsqueda dice {queryPrice.text}.{' '}
            <a className="link" href={queryPrice.href}>
              Quitar<span className="visually-hidden"> ese precio</span>
            </a>
          </p>
        )}
        <div className="price-range-ends">
          {renderField('min', 'Mínimo', bounds.lowest)}
          {renderField('max', 'Máximo', bounds.highest)}
        </div>
      </fieldset>
      <button className="button full" type="submit" aria-live="polite">
        {error?.text ?? 'Aplicar precios'}
      </button>
    </form>
  );
}

type Form = HTMLFormElement | null;

const findInput = (form: Form, name: Limit): HTMLInputElement =>
  form?.elements.namedItem(`precio-${name}`) as HTMLInputElement;

const readTypedRange = (form: Form, bounds: PriceBounds) =>
  readRange({ min: findInput(form, 'min').value, max: findInput(form, 'max').value }, bounds);

function isApplied(typed: ReturnType<typeof readTypedRange>, price: PriceLimits, bounds: PriceBounds): boolean {
  const range = typed && toPriceLimits(typed, bounds);
  return range?.min === price.min && range.max === price.max;
}

/** The limit edited last before hydration, as trackEditedPrice (filters.store.ts) stored it. */
const readEditedLimit = (form: Form): Limit => (form?.dataset['edited'] === 'max' ? 'max' : 'min');

/** Writes a range into the inputs; null empties them. */
function writeRange(form: Form, range: Record<Limit, Cents> | null): void {
  for (const limit of ['min', 'max'] as const) findInput(form, limit).value = range ? formatPesos(range[limit]) : '';
}
