import { factNames, factTitles, readFacts } from '../../components/facts.ts';

/** One fact alone only repeats the name. */
const minCells = 2;
const maxCells = 4;

/** What the name tells of the product, in two to four cells (R4.21). */
export function ProductFacts({ name }: { name: string }) {
  const facts = readFacts(name);
  const told = factNames.filter((fact) => facts[fact]).slice(0, maxCells);
  return (
    told.length >= minCells && (
      <>
        <dl className="product-facts">
          {told.map((fact) => (
            <div key={fact}>
              <dt className="hint">{factTitles[fact]}</dt>
              <dd>
                <b>{facts[fact]}</b>
              </dd>
            </div>
          ))}
        </dl>
        <p className="hint">Según el nombre del producto.</p>
      </>
    )
  );
}
