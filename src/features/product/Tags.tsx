/** The state of a product, and whether it is new in stock (R5.2). */
export function Tags({ condition, recent }: { condition: string; recent: boolean }) {
  return (
    <p className="tags">
      {condition && <span className="tag">{condition}</span>}
      {recent && <span className="tag full">Nuevo en stock</span>}
    </p>
  );
}
