import { goneText, stockText } from './stock.ts';

/** The stock of a product in words (R5.4). */
export function Stock({ total, unit }: { total: number; unit: string }) {
  const { level, text } = stockText(total, unit);
  return (
    <p className={`stock ${level}`}>
      <i />
      {text}
    </p>
  );
}

/** In the place of the stock of a product that the shop no longer has (R5.12). */
export const GoneLine = () => (
  <p className="stock out">
    <i />
    {goneText}
  </p>
);
