import { findNote } from './lookup.store.ts';
import { StepForm, StepTitle } from './StepForm.tsx';
import { TextField } from './TextField.tsx';

/** Step 1: which sale it is (R6.1). */
export function NoteStep() {
  return (
    <StepForm onSubmit={() => void findNote()} button={['Continuar', 'Buscando tu nota…']}>
      <fieldset className="field-group">
        <legend>
          <StepTitle place="Paso 1 de 3">Datos de tu nota</StepTitle>
        </legend>
        <TextField
          name="note"
          label="Número de nota"
          help="Solo números, como 48213"
          width="half-wide"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          enterKeyHint="next"
        />
        <TextField
          name="total"
          label="Total de la nota"
          help="Con centavos, como 1,234.50"
          width="half-wide"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          enterKeyHint="go"
        />
      </fieldset>
    </StepForm>
  );
}
