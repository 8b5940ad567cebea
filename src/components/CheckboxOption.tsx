import { grouped } from './filters/counts.ts';

interface Props {
  id: string;
  label: string;
  /** What it means for this shopper, below. */
  detail?: React.ReactNode;
  /** How many products it would leave; null where that is not known. Without any it cannot be ticked. */
  count: number | null;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick with its count at the right; its tick is drawn by CSS, since lists have many. */
export function CheckboxOption({ id, label, detail, count, checked, onChange }: Props) {
  const off = count === 0 && !checked;
  return (
    <label className={off ? 'tick off' : 'tick'}>
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
      {count !== null && <small>{grouped(count)}</small>}
    </label>
  );
}
