import { useStore } from '@nanostores/react';
import { asInConstancia } from './businessName.ts';
import { $draft, setValue } from './draft.store.ts';
import { fieldId } from './form.ts';
import { personOf } from './rfc.ts';
import { TextField } from './TextField.tsx';

/** The name, with how the Constancia likely writes it beside: the person decides (CFDI40145). */
export function NameField() {
  const { businessName, rfc } = useStore($draft).values;
  const suggested = asInConstancia(businessName, personOf(rfc));
  const accept = () => {
    setValue('businessName', suggested);
    document.getElementById(fieldId('businessName'))?.focus();
  };
  return (
    <TextField
      name="businessName"
      label="Nombre o razón social"
      help="Tal como aparece en tu constancia, sin «SA de CV»."
      autoComplete="organization"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={200}
    >
      {suggested !== businessName.trim() && (
        <p className="suggestion">
          <span>
            ¿En tu constancia dice <b>{suggested}</b>?
          </span>
          <button className="button" type="button" onClick={accept}>
            Usar así
          </button>
        </p>
      )}
    </TextField>
  );
}
