import { FieldFrame, boxOf, type FieldProps } from './FieldFrame.tsx';

type Attributes = Pick<
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

interface Props extends FieldProps, Attributes {
  value: string;
  onValue: (value: string) => void;
}

/** A text field: label, box, help, and what is wrong with it. Without a name, so that no form puts it into an address. */
export function Field({ id, label, help, error, optional, width, children, value, onValue, ...attributes }: Props) {
  return (
    <FieldFrame {...{ id, label, help, error, optional, width }} more={children}>
      <input
        {...boxOf({ id, help, error, optional })}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        {...attributes}
      />
    </FieldFrame>
  );
}
