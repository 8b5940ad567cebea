import { useEffect, useRef, useState } from 'react';
import { groupByLetter, maxWithoutFilter, createNameMatcher } from '../../lib/nameList.ts';
import { compareNames } from '../../lib/text.ts';
import { toggleValue } from './Chips.tsx';
import { formatCount } from '../counts.ts';
import { attributeTitles } from '../productAttributes.ts';
import { firstValues, showsAllValues, type Facet, type FacetValue } from './facets.ts';
import { valueKey, type ListState } from './listState.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

interface Props {
  facet: Facet;
  state: ListState;
  onChange: (state: ListState) => void;
  loadAllValues: () => void;
}

/**
 * The checkboxes of one facet; of a long one, the most frequent and the checked values. With more than 20 values it has a
 * search field, and groups by letter when all are shown (R4.8).
 */
export function FilterGroup({ facet, state, onChange, loadAllValues }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [typed, setTyped] = useState('');
  const { name, title, values, distinct } = facet;
  const selected = new Set(state[name].map(valueKey));
  const isSelected = ({ value }: FacetValue): boolean => selected.has(valueKey(value));
  // Fixed while the filters are open: counts change with each checkbox, and none must move under the pointer.
  const [first] = useState(() => new Set(firstValues(facet).map(({ value }) => value)));
  const shown =
    showsAll || showsAllValues(facet) ? values : values.filter((entry) => first.has(entry.value) || isSelected(entry));
  const rest = distinct - shown.length;
  const long = distinct > maxWithoutFilter;
  // "Ver más" is removed: the focus moves to the first added value, once it is rendered.
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    if (shownBefore.current === undefined || shown.length <= shownBefore.current) return;
    const boxes = [...(root.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const added = boxes.slice(long ? 0 : shownBefore.current);
    shownBefore.current = undefined;
    added.find(({ disabled }) => !disabled)?.focus({ preventScroll: true });
  }, [shown.length, long]);
  const showAll = () => {
    shownBefore.current = shown.length;
    setShowsAll(true);
    loadAllValues();
  };
  const toCheckbox = (entry: FacetValue) => (
    <CheckboxOption
      key={entry.value}
      id={entry.id}
      count={entry.count}
      label={entry.value}
      checked={isSelected(entry)}
      onChange={() => onChange(toggleValue(state, name, entry.value))}
    />
  );
  return (
    <fieldset ref={root} className={name in attributeTitles ? 'filter-group attribute-group' : 'filter-group'}>
      <legend>{title}</legend>
      {long && (
        <ValueField label={`Buscar ${title.toLowerCase()}`} typed={typed} onType={setTyped} onUse={loadAllValues} />
      )}
      {typed.trim() ? (
        <FoundValues values={values} isSelected={isSelected} typed={typed} toCheckbox={toCheckbox} />
      ) : long && showsAll ? (
        <div className="filter-group-all">{groupedCheckboxes(shown, toCheckbox)}</div>
      ) : (
        shown.map(toCheckbox)
      )}
      {rest > 0 && !typed.trim() && (
        <button className="link" type="button" onClick={showAll}>
          Ver {rest} más<span className="visually-hidden"> de {title.toLowerCase()}</span>
        </button>
      )}
    </fieldset>
  );
}

const groupedCheckboxes = (values: readonly FacetValue[], toCheckbox: (entry: FacetValue) => React.ReactNode) =>
  groupByLetter(
    [...values].sort((a, b) => compareNames(a.value, b.value)),
    ({ value }) => value,
  ).map(([letter, entries]) => (
    <div key={letter}>
      <h3>{letter}</h3>
      {entries.map(toCheckbox)}
    </div>
  ));

/** Max values shown for a search; typing more letters narrows them down. */
const maxFound = 60;

interface FoundValuesProps {
  values: readonly FacetValue[];
  isSelected: (entry: FacetValue) => boolean;
  typed: string;
  toCheckbox: (entry: FacetValue) => React.ReactNode;
}

/** The checked values, and those that contain what is typed, the most frequent first. */
export function FoundValues({ values, isSelected, typed, toCheckbox }: FoundValuesProps) {
  const matches = createNameMatcher(typed);
  const found = values.filter((entry) => !isSelected(entry) && matches(entry.value));
  return (
    <>
      {values.filter(isSelected).map(toCheckbox)}
      {found.slice(0, maxFound).map(toCheckbox)}
      <p role="status" className={found.length > 0 && found.length <= maxFound ? 'visually-hidden' : undefined}>
        {found.length === 0 && `Nada con «${typed.trim()}».`}
        {found.length > 0 && `${found.length} con «${typed.trim()}»`}
        {found.length > maxFound && `: aquí están las primeras ${maxFound}. Escribe una letra más.`}
      </p>
    </>
  );
}

interface ValueFieldProps {
  label: string;
  typed: string;
  onType: (text: string) => void;
  /** The shopper is about to type: loads every value. */
  onUse: () => void;
}

/** The search field of a long group. Uncontrolled, so that text typed before hydration is kept and applied. */
function ValueField({ label, typed, onType, onUse }: ValueFieldProps) {
  const read = (field: HTMLInputElement | null) => {
    if (!field || field.value === typed) return;
    onType(field.value);
    onUse();
  };
  return (
    <label className="search-field">
      <Icon paths={icons.search} />
      <input
        ref={read}
        type="text"
        inputMode="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        onFocus={onUse}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </label>
  );
}

interface CheckboxOptionProps {
  id: string;
  label: string;
  /** What it means for this shopper, below. */
  detail?: React.ReactNode;
  /** Result count; null if unknown. With 0 the checkbox is disabled. */
  count: number | null;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its count at the right; CSS draws its check mark, since lists have many. */
export function CheckboxOption({ id, label, detail, count, checked, onChange }: CheckboxOptionProps) {
  const disabled = count === 0 && !checked;
  return (
    <label className={disabled ? 'checkbox-option disabled' : 'checkbox-option'}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {detail}
      </span>
      {/* A script writes the counts of stock before React hydrates. */}
      <small suppressHydrationWarning>{count === null ? '' : formatCount(count)}</small>
    </label>
  );
}
