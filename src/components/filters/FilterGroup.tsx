import { useEffect, useRef, useState } from 'react';
import { groupByLetter, maxWithoutFilter, createNameMatcher } from '../../lib/nameList.ts';
import { compareNames } from '../../lib/text.ts';
import { toggleValue } from './Chips.tsx';
import { formatCount } from '../counts.ts';
import { attributeTitles } from '../productAttributes.ts';
import { maxFirstValues, showsAllValues, type Facet, type FacetGroup } from './facets.ts';
import { valueKey, type ListState } from './listState.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

interface Props {
  group: FacetGroup;
  state: ListState;
  onChange: (state: ListState) => void;
  onAllValues: () => void;
}

/**
 * The boxes of one group; of a long one the most frequent values, and those that are checked. One that is too long to be read
 * (over 20 values) has a field to find a value by, and letters when all of it is shown (R4.8).
 */
export function FilterGroup({ group, state, onChange, onAllValues }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [typed, setTyped] = useState('');
  const { part, title, facets, distinct } = group;
  const selected = new Set(state[part].map(valueKey));
  const isSelected = ({ value }: Facet): boolean => selected.has(valueKey(value));
  const shown =
    showsAll || showsAllValues(distinct)
      ? facets
      : facets.filter((facet, index) => index < maxFirstValues || isSelected(facet));
  const rest = distinct - shown.length;
  const long = distinct > maxWithoutFilter;
  // The button is gone: the focus moves to the first added value, once it is rendered.
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || shown.length <= maxFirstValues) return;
    pressed.current = false;
    const boxes = [...(root.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const added = boxes.slice(long ? 0 : maxFirstValues);
    added.find(({ disabled }) => !disabled)?.focus({ preventScroll: true });
  }, [shown.length, long]);
  const showAll = () => {
    pressed.current = true;
    setShowsAll(true);
    onAllValues();
  };
  const toCheckbox = (facet: Facet) => (
    <CheckboxOption
      key={facet.value}
      id={facet.id}
      count={facet.count}
      label={facet.value}
      checked={isSelected(facet)}
      onChange={() => onChange(toggleValue(state, part, facet.value))}
    />
  );
  return (
    <fieldset ref={root} className={part in attributeTitles ? 'filter-group attribute-group' : 'filter-group'}>
      <legend>{title}</legend>
      {long && (
        <ValueField label={`Buscar ${title.toLowerCase()}`} typed={typed} onType={setTyped} onUse={onAllValues} />
      )}
      {typed.trim() ? (
        <FoundValues facets={facets} isSelected={isSelected} typed={typed} toCheckbox={toCheckbox} />
      ) : long && showsAll ? (
        <div className="filter-group-all">{groupedCheckboxes(shown, toCheckbox)}</div>
      ) : (
        shown.map(toCheckbox)
      )}
      {rest > 0 && !typed.trim() && (
        <button className="link filter-group-more" type="button" onClick={showAll}>
          Ver {rest} más<span className="visually-hidden"> de {title.toLowerCase()}</span>
        </button>
      )}
    </fieldset>
  );
}

/** Values by name, each letter with its own. */
const groupedCheckboxes = (facets: readonly Facet[], toCheckbox: (facet: Facet) => React.ReactNode) =>
  groupByLetter(
    [...facets].sort((a, b) => compareNames(a.value, b.value)),
    ({ value }) => value,
  ).map(([letter, own]) => (
    <div key={letter}>
      <h3>{letter}</h3>
      {own.map(toCheckbox)}
    </div>
  ));

/** Max values shown for a search; typing more letters narrows them down. */
const maxFound = 60;

interface FoundValuesProps {
  facets: readonly Facet[];
  isSelected: (facet: Facet) => boolean;
  typed: string;
  toCheckbox: (facet: Facet) => React.ReactNode;
}

/** The checked values, and those that contain what is typed, the most frequent first. */
export function FoundValues({ facets, isSelected, typed, toCheckbox }: FoundValuesProps) {
  const holds = createNameMatcher(typed);
  const found = facets.filter((facet) => !isSelected(facet) && holds(facet.value));
  return (
    <>
      {facets.filter(isSelected).map(toCheckbox)}
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
  /** Someone is about to type: load every value. */
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
    <label className="name-field">
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
  /** How many products it would leave; null if that is not known. Without any it cannot be checked. */
  count: number | null;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its count at the right; CSS draws its check mark, since lists have many. */
export function CheckboxOption({ id, label, detail, count, checked, onChange }: CheckboxOptionProps) {
  const off = count === 0 && !checked;
  return (
    <label className={off ? 'checkbox-option off' : 'checkbox-option'}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        disabled={off}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {detail}
      </span>
      {count !== null && <small>{formatCount(count)}</small>}
    </label>
  );
}
