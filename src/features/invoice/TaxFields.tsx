import { useStore } from '@nanostores/react';
import { ChoiceField } from './ChoiceField.tsx';
import { $draft } from './draft.store.ts';
import { regimeChoices, regimeDoubt } from './taxChoices.ts';
import { NameField } from './NameField.tsx';
import { personOf } from './rfc.ts';
import { RfcField } from './RfcField.tsx';
import { StepTitle } from './StepForm.tsx';
import { TextField } from './TextField.tsx';

/** Who the invoice is for, as the SAT knows them. */
export function TaxFields() {
  const { values } = useStore($draft);
  const person = personOf(values.rfc);
  const { fitting, others } = regimeChoices(values.rfc);
  const doubt = regimeDoubt(values.regime, values.rfc);
  const whose = person === 'moral' ? 'De personas morales' : 'De personas físicas';
  return (
    <fieldset className="field-group">
      <legend>
        <StepTitle place="Paso 3 de 3">Datos fiscales</StepTitle>
      </legend>
      <NameField />
      <RfcField />
      <TextField
        name="email"
        label="Correo"
        help="Aquí llega tu factura"
        width="half-wide"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <ChoiceField
        name="regime"
        label="Régimen fiscal"
        empty="Elige tu régimen"
        groups={[
          person ? { name: whose, options: fitting } : { options: fitting },
          ...(others.length > 0 ? [{ name: 'Otros', options: others }] : []),
        ]}
        help={doubt && <b>{doubt}</b>}
      />
    </fieldset>
  );
}
