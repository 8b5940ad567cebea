import { lowStockThreshold, someInStock } from '../contract/rules.ts';
import { inSelectedBranchText, soldOutText, discontinuedText } from './texts.ts';

type StockLevel = 'in' | 'low' | 'out';

/** The text for a total stock, and its level, which styles the dot beside it (R5.4). */
export function stockText(total: number, unit: string): { level: StockLevel; text: string } {
  if (total <= 0) return { level: 'out', text: soldOutText };
  if (total <= lowStockThreshold) return { level: 'low', text: 'Último disponible' };
  if (total === someInStock) return { level: 'in', text: 'En stock' };
  return { level: 'in', text: `${total} ${unit || 'Pieza'}(s) en stock` };
}

interface Props {
  total: number;
  unit: string;
  /** Where it is available and how many, if known: "En tu sucursal: 4". */
  availabilityText?: string | undefined;
  /** Whether the shopper's branch has it; for a stock without `availabilityText`. */
  inBranch?: boolean;
}

/** The stock of a product in words (R5.4), and in a second line where it is available. */
export function Stock({ total, unit, availabilityText, inBranch = false }: Props) {
  const { level, text } = stockText(total, unit);
  if (!availabilityText || level === 'out')
    return (
      <p className={inBranch ? `stock ${level} here` : `stock ${level}`}>
        <i />
        {text}
      </p>
    );
  // That it is the last piece matters most.
  const [first, second] = level === 'low' ? [text, availabilityText] : [availabilityText, text];
  return (
    <p className={availabilityText.startsWith(inSelectedBranchText) ? `stock ${level} here` : `stock ${level}`}>
      <i />
      <b>{first}</b> <span>{second}</span>
    </p>
  );
}

/** Replaces the stock of a product that the shop no longer has (R5.12). */
export const DiscontinuedLine = () => (
  <p className="stock out">
    <i />
    {discontinuedText}
  </p>
);
