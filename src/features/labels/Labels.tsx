import { useStore } from '@nanostores/react';
import { memo, useEffect, useRef } from 'react';
import { TextField, FormField } from '../../components/Field.tsx';
import type { ListEntry } from '../../components/card.ts';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { Price } from '../../components/Price.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { retryLabel } from '../../components/texts.ts';
import { $labelSelection, $loadFailed, $sheets, loadEntries, updateLabelSelection } from './labels.store.ts';
import { maxSheets, type LabelSheets } from './labels.ts';

interface LabelList {
  /** Name of a published list, such as "categoria-fundas". */
  list: string;
  name: string;
}

/** Price labels to print and cut. @param site origin of the links in the QR codes */
export function Labels({ lists, site }: { lists: LabelList[]; site: string }) {
  const { list } = useStore($labelSelection);
  const loadFailed = useStore($loadFailed);
  const sheets = useStore($sheets);
  return (
    <>
      <LabelFilters lists={lists} />
      {list && <SheetStatus loadFailed={loadFailed} sheets={sheets} />}
      {sheets?.shown.map((labels, index) => (
        <ul key={sheets.from + index} className="label-sheet" role="list" aria-label={`Hoja ${sheets.from + index}`}>
          {labels.map((entry) => (
            <Label key={entry.card.id} entry={entry} site={site} />
          ))}
        </ul>
      ))}
    </>
  );
}

function LabelFilters({ lists }: { lists: readonly LabelList[] }) {
  const select = useRef<HTMLSelectElement>(null);
  // Applies a list that was chosen before hydration: React resets the field.
  useEffect(() => {
    if (select.current?.value) updateLabelSelection({ list: select.current.value });
  }, []);
  const { list, words, inStock } = useStore($labelSelection);
  return (
    <div className="label-filters">
      <FormField id="lista" label="Categoría">
        <span className="select">
          <select
            ref={select}
            id="lista"
            value={list}
            onChange={(event) => updateLabelSelection({ list: event.currentTarget.value })}
          >
            <option value="">Elige una</option>
            {lists.map(({ list: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Icon paths={icons.chevronDown} />
        </span>
      </FormField>
      <TextField
        id="palabras"
        label="Solo las que contengan"
        optional
        value={words}
        onValue={(text) => updateLabelSelection({ words: text })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={inStock}
          onChange={(event) => updateLabelSelection({ inStock: event.currentTarget.checked })}
        />
        Solo con existencias
      </label>
    </div>
  );
}

/** The number of sheets, with buttons to page through them and to print; or why there are none. */
function SheetStatus({ loadFailed, sheets }: { loadFailed: boolean; sheets: LabelSheets | null }) {
  if (loadFailed)
    return (
      <p className="notice">
        No pudimos leer la lista. Revisa tu conexión.{' '}
        <button className="link" type="button" onClick={() => void loadEntries()}>
          {retryLabel}
        </button>
      </p>
    );
  if (!sheets) return <p role="status">Preparando las etiquetas…</p>;
  if (sheets.total === 0) return <p role="status">Ninguna etiqueta con esa selección.</p>;
  const { from, shown, total } = sheets;
  const last = from + shown.length - 1;
  return (
    <div className="label-print">
      <p role="status">{total === 1 ? '1 hoja' : `Hojas ${from} a ${last} de ${total}`}</p>
      <div className="actions">
        {from > 1 && (
          <button
            className="button"
            type="button"
            onClick={() => updateLabelSelection({ from: Math.max(1, from - maxSheets) })}
          >
            Anteriores
          </button>
        )}
        {last < total && (
          <button className="button" type="button" onClick={() => updateLabelSelection({ from: last + 1 })}>
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

/** A price label: name, price, and a QR code that leads to the product. */
const Label = memo(function Label({ entry, site }: { entry: ListEntry; site: string }) {
  const { id, name, price, offer } = entry.card;
  return (
    <li className="label">
      <p className="label-name">{name}</p>
      <Price price={price} offer={offer} />
      <p className="label-id">{[entry.brand, `N.º ${id}`].filter(Boolean).join(' · ')}</p>
      <QrCode text={`${site}/producto/${id}`} label={`Código QR de ${name}`} />
    </li>
  );
});
