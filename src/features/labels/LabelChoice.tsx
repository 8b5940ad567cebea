import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { FieldFrame, Field } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { $choice, choose } from './labels.store.ts';

export interface LabelList {
  /** As it is published: "categoria-fundas". */
  list: string;
  name: string;
}

/** What to print. */
export function LabelChoice({ lists }: { lists: readonly LabelList[] }) {
  const select = useRef<HTMLSelectElement>(null);
  // One may have been chosen before React was there.
  useEffect(() => choose({ list: select.current?.value ?? '' }), []);
  const { list, words, inStock } = useStore($choice);
  return (
    <div className="label-choice">
      <FieldFrame id="lista" label="Categoría">
        <span className="select">
          <select
            ref={select}
            id="lista"
            value={list}
            onChange={(event) => choose({ list: event.currentTarget.value })}
          >
            <option value="">Elige una</option>
            {lists.map((each) => (
              <option key={each.list} value={each.list}>
                {each.name}
              </option>
            ))}
          </select>
          <Icon paths={icons.chevronDown} />
        </span>
      </FieldFrame>
      <Field
        id="palabras"
        label="Sólo las que digan"
        optional
        value={words}
        onValue={(text) => choose({ words: text })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={inStock}
          onChange={(event) => choose({ inStock: event.currentTarget.checked })}
        />
        Sólo con existencias
      </label>
    </div>
  );
}
