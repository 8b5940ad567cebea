import { PrivacyLine } from '../../components/PrivacyLine.tsx';
import { findCustomer } from './lookup.store.ts';
import { StepForm, StepTitle } from './StepForm.tsx';
import { TextField } from './TextField.tsx';
import { texts } from './texts.ts';
import { phoneDigits } from './values.ts';

/** Step 2: whose invoice it is (R6.3). */
export function PhoneStep() {
  return (
    <StepForm
      onSubmit={() => void findCustomer()}
      button={['Continuar', 'Buscando tus datos…']}
      back="note"
      foot={<PrivacyLine>{texts.privacy}</PrivacyLine>}
    >
      <fieldset className="field-group">
        <legend>
          <StepTitle place="Paso 2 de 3">Tu teléfono</StepTitle>
        </legend>
        <TextField
          name="phone"
          label={`Teléfono a ${phoneDigits} dígitos`}
          help="Si ya facturaste con nosotros, con él encontramos tus datos."
          width="half-wide"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          enterKeyHint="go"
        />
      </fieldset>
    </StepForm>
  );
}
