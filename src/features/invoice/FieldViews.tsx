import { FormField, TextField, fieldAttributes } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import {
  effectiveUse,
  fieldId,
  fields,
  fieldNamesIn,
  maxInputLength,
  type FieldGroup,
  type FieldName,
} from './fields.ts';
import { setValue } from './invoice.store.ts';
import type { SatCode } from './sat.ts';
import { useInvoice } from './StepForm.tsx';

// Views of the field table (fields.ts), bound to values and errors.

export const FieldSet = ({ title, children }: { title: React.ReactNode; children: React.ReactNode }) => (
  <fieldset className="field-group">
    <legend>{title}</legend>
    <div>{children}</div>
  </fieldset>
);

type InvoiceTextFieldProps = { name: FieldName } & Partial<
  Pick<React.ComponentProps<typeof TextField>, 'help' | 'children' | 'onFocus' | 'onBlur'>
>;

/** The text fields of a group, in the order of the table. */
export const TextFields = ({ group }: { group: FieldGroup }) =>
  fieldNamesIn(group).map((name) => <InvoiceTextField key={name} name={name} />);

/** A text field of the table, bound to its value and its error. */
export function InvoiceTextField({ name, ...props }: InvoiceTextFieldProps) {
  const { draft, errors } = useInvoice();
  const { label, help, optional, width, input } = fields[name];
  return (
    <TextField
      id={fieldId(name)}
      label={label}
      help={help}
      optional={optional}
      width={width}
      value={draft.values[name]}
      error={errors[name]}
      onValue={(value) => setValue(name, value)}
      maxLength={maxInputLength}
      {...input}
      {...props}
    />
  );
}

interface ChoiceFieldProps {
  name: FieldName;
  /** Groups of options; without a name, the options are not grouped. */
  groups: { name?: string; options: readonly SatCode[] }[];
  help?: React.ReactNode;
}

export function ChoiceField({ name, groups, help }: ChoiceFieldProps) {
  const { draft, errors } = useInvoice();
  const { label, width, placeholder } = fields[name];
  const field = { id: fieldId(name), label, help, width, error: errors[name] };
  return (
    <FormField {...field}>
      <span className="select">
        <select
          {...fieldAttributes(field)}
          value={name === 'use' ? effectiveUse(draft.values) : draft.values[name]}
          onChange={(event) => setValue(name, event.currentTarget.value)}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {groups.map(({ name: group, options }) =>
            group ? (
              <optgroup key={group} label={group}>
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

const option = ({ code, name }: SatCode) => (
  <option key={code} value={code}>
    {code} {name}
  </option>
);
