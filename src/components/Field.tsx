import { Icon } from './Icon.tsx';
import { privacyName } from './texts.ts';
import * as icons from './icons.ts';

type InputAttributes = Pick<
  React.ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'maxLength'
  | 'onFocus'
  | 'onBlur'
  | 'enterKeyHint'
>;

interface Props extends FieldProps, InputAttributes {
  value: string;
  onValue: (value: string) => void;
}

/** A text field: label, input, help and error. The input has no name, so that no form submits it in a URL. */
export function TextField({ id, label, help, error, optional, width, children, value, onValue, ...attributes }: Props) {
  return (
    <FormField id={id} label={label} help={help} error={error} optional={optional} width={width} footer={children}>
      <input
        {...fieldAttributes({ id, help, error, optional })}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        {...attributes}
      />
    </FormField>
  );
}

interface FieldProps {
  id: string;
  label: string;
  help?: React.ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** `half`: two per row; `half-on-wide`: two per row on wide screens. */
  width?: 'half' | 'half-on-wide' | undefined;
  children?: React.ReactNode;
}

/** The attributes of a field's control: its id, whether it is required and invalid, and the ids of its error and help. */
export const fieldAttributes = ({
  id,
  help,
  error,
  optional,
}: Pick<FieldProps, 'id' | 'help' | 'error' | 'optional'>) => ({
  id,
  'aria-required': optional ? undefined : true,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
});

/** Wraps every field: its label above, its error and help below. */
export function FormField({
  id,
  label,
  help,
  error,
  optional,
  width,
  children,
  footer,
}: FieldProps & { footer?: React.ReactNode }) {
  return (
    <div className={['field', width, error && 'invalid'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>
        {label}
        {optional && <span> (opcional)</span>}
      </label>
      {children}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon paths={icons.warning} className="icon small" />
          {error}
        </p>
      )}
      {help && <small id={`${id}-help`}>{help}</small>}
      {footer}
    </div>
  );
}

/** The short privacy notice beside fields for personal data (LFPDPPP). @param children what they are used for, in a sentence */
export const PrivacyLine = ({ children }: { children: string }) => (
  <p className="hint">
    {children}{' '}
    <a className="link" href="/aviso-de-privacidad">
      {privacyName}
    </a>
  </p>
);
