import { useStore } from '@nanostores/react';
import { ChoiceField } from './ChoiceField.tsx';
import { $draft } from './draft.store.ts';
import { admits, useChoices } from './taxChoices.ts';
import { payments } from './sat.ts';
import { cfdiUse } from './values.ts';

/** How the purchase was paid and what it is for; the uses that the regime admits come first. */
export function PaymentFields() {
  const { values } = useStore($draft);
  const { fitting, others } = useChoices(values.regime);
  const rejected = !admits(values.regime, cfdiUse(values));
  return (
    <fieldset className="field-group">
      <legend>
        <h2>Pago y uso</h2>
      </legend>
      <ChoiceField
        name="payment"
        label="Forma de pago"
        width="half-wide"
        empty="Elige cómo pagaste"
        groups={[{ options: payments }]}
        help={values.payment === '99' && <b>«Por definir» es solo para compras que aún no pagas.</b>}
      />
      <ChoiceField
        name="use"
        label="Uso de CFDI"
        width="half-wide"
        groups={[
          values.regime ? { name: `Del régimen ${values.regime}`, options: fitting } : { options: fitting },
          { name: 'Otros', options: others },
        ]}
        help={rejected && <b>El régimen {values.regime} no admite este uso: el SAT puede rechazar la factura.</b>}
      />
    </fieldset>
  );
}
