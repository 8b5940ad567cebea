import { unavailableText, ownBranchText, stockText } from './stockText.ts';

interface Props {
  total: number;
  unit: string;
  /** Where it can be had, where that is known: "En tu sucursal". */
  place?: string | undefined;
}

/** The stock of a product in words (R5.4), and where it is in a line of its own. */
export function Stock({ total, unit, place }: Props) {
  const { level, text } = stockText(total, unit);
  if (!place || level === 'out')
    return (
      <p className={`stock ${level}`}>
        <i />
        {text}
      </p>
    );
  // The last one is what is to be known first.
  const [first, second] = level === 'last' ? [text, place] : [place, text];
  return (
    <p className={`stock ${level} ${place === ownBranchText ? 'here' : 'there'}`}>
      <i />
      <b>{first}</b> <span>{second}</span>
    </p>
  );
}

/** In the place of the stock of a product that the shop no longer has (R5.12). */
export const UnavailableLine = () => (
  <p className="stock out">
    <i />
    {unavailableText}
  </p>
);
