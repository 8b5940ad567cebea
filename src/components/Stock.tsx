import { stockText } from './stock.ts';

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
