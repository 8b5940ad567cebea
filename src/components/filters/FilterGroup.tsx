import { useEffect, useRef, useState } from 'react';
import { groupByLetter, maxNamesWithoutFilter, createNameMatcher } from '../../lib/nameList.ts';
import { compareNames } from '../../lib/text.ts';
import { toggleValue } from './Chips.tsx';
import { formatCount } from '../counts.ts';
import { attributeTitles } from '../productAttributes.ts';
import { initialValues, showsAllValues, type Facet, type FacetValue } from './facets.ts';
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
 * The checkboxes of one facet: initially only some of its values, and the checked ones. With more than 20 values it has a
 * search field, and groups the values by letter when all are shown (R4.8).
 */
export function FilterGroup({ facet, state, onChange, loadAllValues }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [typed, setTyped] = useState('');
  const { name, title, values, valueCount } = facet;
  const selected = new Set(state[name].map(valueKey));
  const isSelected = ({ value }: FacetValue): boolean => selected.has(valueKey(value));
  // Fixed while the filters are open: counts change with each checkbox, and no value may move under the pointer.
  const [initial] = useState(() => new Set(initialValues(facet).map(({ value }) => value)));
  const shown =
    showsAll || showsAllValues(facet)
      ? values
      : values.filter((entry) => initial.has(entry.value) || isSelected(entry));
  const rest = valueCount - shown.length;
  const isLong = valueCount > maxNamesWithoutFilter;
  // "Ver más" is removed: the focus moves to the first added value, once it is rendered.
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    if (shownBefore.current === undefined || shown.length <= shownBefore.current) return;
    const boxes = [...(root.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const added = boxes.slice(isLong ? 0 : shownBefore.current);
    shownBefore.current = undefined;
    added.find(({ disabled }) => !disabled)?.focus({ preventScroll: true });
  }, [shown.length, isLong]);
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
      {isLong && (
        <ValueSearchField
          label={`Buscar ${title.toLowerCase()}`}
          typed={typed}
          onType={setTyped}
          onFocus={loadAllValues}
        />
      )}
      {typed.trim() ? (
        <MatchingValues values={values} isSelected={isSelected} typed={typed} toCheckbox={toCheckbox} />
      ) : isLong && showsAll ? (
        <div className="filter-group-all">{groupCheckboxes(shown, toCheckbox)}</div>
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

const groupCheckboxes = (values: readonly FacetValue[], toCheckbox: (entry: FacetValue) => React.ReactNode) =>
  groupByLetter(
    [...values].sort((a, b) => compareNames(a.value, b.value)),
    ({ value }) => value,
  ).map(([letter, entries]) => (
    <div key={letter}>
      <h3>{letter}</h3>
      {entries.map(toCheckbox)}
    </div>
  ));

/** Max values shown for a typed text; more letters narrow them down. */
const maxMatches = 60;

interface MatchingValuesProps {
  values: readonly FacetValue[];
  isSelected: (entry: FacetValue) => boolean;
  typed: string;
  toCheckbox: (entry: FacetValue) => React.ReactNode;
}

/** The checked values, then those that contain the typed text. */
export function MatchingValues({ values, isSelected, typed, toCheckbox }: MatchingValuesProps) {
  const matches = createNameMatcher(typed);
  const matchingValues = values.filter((entry) => !isSelected(entry) && matches(entry.value));
  const count = matchingValues.length;
  return (
    <>
      {values.filter(isSelected).map(toCheckbox)}
      {matchingValues.slice(0, maxMatches).map(toCheckbox)}
      <p role="status" className={count > 0 && count <= maxMatches ? 'visually-hidden' : undefined}>
        {count === 0 && `Nada con «${typed.trim()}».`}
        {count > 0 && `${count} con «${typed.trim()}»`}
        {count > maxMatches && `: aquí están las primeras ${maxMatches}. Escribe una letra más.`}
      </p>
    </>
  );
}

interface ValueSearchFieldProps {
  label: string;
  typed: string;
  onType: (text: string) => void;
  /** Called when the shopper is about to type: loads all values. */
  onFocus: () => void;
}

/** The search field of a long group. Uncontrolled, so that text typed before hydration is kept and applied. */
function ValueSearchField({ label, typed, onType, onFocus }: ValueSearchFieldProps) {
  const read = (field: HTMLInputElement | null) => {
    if (!field || field.value === typed) return;
    onType(field.value);
    onFocus();
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
        onFocus={onFocus}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </label>
  );
}

interface CheckboxOptionProps {
  id: string;
  label: string;
  /** A second line below the label, such as the shopper's branch. */
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
      {/* A script writes the counts of the stock filters before React hydrates. */}
      <small suppressHydrationWarning>{count === null ? '' : formatCount(count)}</small>
    </label>
  );
}
