import { useStore } from '@nanostores/react';
import { PrivacyLine } from '../../components/PrivacyLine.tsx';
import { AddressFields } from './AddressFields.tsx';
import { $draft } from './draft.store.ts';
import { finishData } from './lookup.store.ts';
import { CustomerNote } from './CustomerNote.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { StepForm } from './StepForm.tsx';
import { TaxFields } from './TaxFields.tsx';
import { texts } from './texts.ts';

/** Step 3: the data that the invoice carries (R6.4, R6.5). */
export function DataStep() {
  const { customer } = useStore($draft);
  return (
    <StepForm
      onSubmit={finishData}
      button={['Revisar solicitud', 'Un momento…']}
      back="phone"
      foot={<PrivacyLine>{texts.privacy}</PrivacyLine>}
    >
      <CustomerNote known={customer !== null} />
      <TaxFields />
      <AddressFields />
      <PaymentFields />
    </StepForm>
  );
}
