import { useStore } from '@nanostores/react';
import { FieldSelect } from '../../components/FieldSelect.tsx';
import { $draft, $errors, setValue } from './draft.store.ts';
import { fieldId } from './form.ts';
import { cfdiUse, type FieldName } from './values.ts';

type Props = Omit<React.ComponentProps<typeof FieldSelect>, 'id' | 'value' | 'onValue' | 'error'> & { name: FieldName };

/** A select of the wizard, tied to its value and to what is wrong with it. */
export function ChoiceField({ name, ...props }: Props) {
  const { values } = useStore($draft);
  const errors = useStore($errors);
  return (
    <FieldSelect
      id={fieldId(name)}
      value={name === 'use' ? cfdiUse(values) : values[name]}
      error={errors[name]}
      onValue={(value) => setValue(name, value)}
      {...props}
    />
  );
}
