import { FormField, fieldAttributes, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

interface Option {
  code: string;
  name: string;
}

interface Props extends FieldProps {
  value: string;
  onValue: (value: string) => void;
  /** Lists of choices; one without a name stands by itself. */
  groups: { name?: string; options: readonly Option[] }[];
  /** What stands there as long as nothing is chosen. */
  empty?: string;
}

/** A native select, in the frame of a field. */
export function FieldSelect({
  id,
  label,
  help,
  error,
  optional,
  width,
  children,
  value,
  onValue,
  groups,
  empty,
}: Props) {
  return (
    <FormField {...{ id, label, help, error, optional, width }} more={children}>
      <span className="select">
        <select
          {...fieldAttributes({ id, help, error, optional })}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        >
          {empty && <option value="">{empty}</option>}
          {groups.map(({ name, options }) =>
            name ? (
              <optgroup key={name} label={name}>
                {options.map(option)}
              </optgroup>
            ) : (
              options.map(option)
            ),
          )}
        </select>
        <Icon paths={icons.chevronDown} />
      </span>
    </FormField>
  );
}

const option = ({ code, name }: Option) => (
  <option key={code} value={code}>
    {code} {name}
  </option>
);
