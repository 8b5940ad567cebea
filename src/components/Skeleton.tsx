/** What stands where products will come and no HTML existed before: planes and still bars. */
export function Skeleton({ cards }: { cards: number }) {
  return (
    <ul className="vitrina bleed waiting" aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        <li key={index} className="card">
          <div className="plane" />
          <div className="label">
            <div className="bar price-bar" />
            <div className="bar" />
            <div className="bar short" />
          </div>
        </li>
      ))}
    </ul>
  );
}
