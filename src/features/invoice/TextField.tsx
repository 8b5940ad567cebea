import { useStore } from '@nanostores/react';
import { Field } from '../../components/Field.tsx';
import { $draft, $errors, setValue } from './draft.store.ts';
import { fieldId } from './form.ts';
import type { FieldName } from './values.ts';

type Props = Omit<React.ComponentProps<typeof Field>, 'id' | 'value' | 'onValue' | 'error'> & { name: FieldName };

/** A text field of the wizard, tied to its value and to what is wrong with it. */
export function TextField({ name, ...props }: Props) {
  const { values } = useStore($draft, { ssr: 'initial' });
  const errors = useStore($errors, { ssr: 'initial' });
  return (
    <Field
      id={fieldId(name)}
      value={values[name]}
      error={errors[name]}
      onValue={(value) => setValue(name, value)}
      {...props}
    />
  );
}
