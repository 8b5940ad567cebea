import { useStore } from '@nanostores/react';
import { Label } from './Label.tsx';
import { LabelChoice, type LabelList } from './LabelChoice.tsx';
import { $choice, $failed, $sheets, choose } from './labels.store.ts';
import { sheetsAtOnce, type Sheets } from './labels.ts';

/** Price tags to print and cut, of what is chosen. @param site origin that the codes lead to */
export function Labels({ lists, site }: { lists: LabelList[]; site: string }) {
  const { list } = useStore($choice);
  const failed = useStore($failed);
  const sheets = useStore($sheets);
  return (
    <>
      <LabelChoice lists={lists} />
      {list && <Said {...{ failed, sheets }} />}
      {sheets?.shown.map((labels, index) => (
        <ul key={sheets.from + index} className="sheet" role="list" aria-label={`Hoja ${sheets.from + index}`}>
          {labels.map((entry) => (
            <Label key={entry.card.id} {...{ entry, site }} />
          ))}
        </ul>
      ))}
    </>
  );
}

function Said({ failed, sheets }: { failed: boolean; sheets: Sheets | null }) {
  if (failed) return <p className="notice">No pudimos leer la lista. Revisa tu conexión y elígela otra vez.</p>;
  if (!sheets) return <p role="status">Preparando las etiquetas…</p>;
  if (sheets.total === 0) return <p role="status">Ninguna etiqueta con esa selección.</p>;
  const { from, shown, total } = sheets;
  const last = from + shown.length - 1;
  return (
    <div className="label-print">
      <p role="status">{total === 1 ? '1 hoja' : `Hojas ${from} a ${last} de ${total}`}</p>
      <div className="actions">
        {from > 1 && (
          <button className="button" type="button" onClick={() => choose({ from: Math.max(1, from - sheetsAtOnce) })}>
            Anteriores
          </button>
        )}
        {last < total && (
          <button className="button" type="button" onClick={() => choose({ from: last + 1 })}>
            Siguientes
          </button>
        )}
        <button className="button ink" type="button" onClick={() => print()}>
          Imprimir
        </button>
      </div>
    </div>
  );
}
