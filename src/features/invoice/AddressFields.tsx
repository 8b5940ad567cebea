import { TextField } from './TextField.tsx';
import { postalDigits } from './values.ts';

/** Where the invoice is for: the SAT compares the postal code, the rest is the shop's. */
export function AddressFields() {
  return (
    <fieldset className="field-group">
      <legend>
        <h2>Domicilio fiscal</h2>
      </legend>
      <TextField name="street" label="Calle" autoComplete="address-line1" maxLength={100} />
      <TextField name="exteriorNumber" label="Núm. exterior" width="half" autoComplete="off" maxLength={30} />
      <TextField name="interiorNumber" label="Núm. interior" optional width="half" autoComplete="off" maxLength={30} />
      <TextField
        name="postalCode"
        label="Código postal"
        width="half"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={postalDigits}
      />
      <TextField name="neighbourhood" label="Colonia" width="half" autoComplete="address-level3" maxLength={100} />
      <TextField name="city" label="Ciudad" width="half" autoComplete="address-level2" maxLength={100} />
      <TextField name="state" label="Estado" width="half" autoComplete="address-level1" maxLength={60} />
    </fieldset>
  );
}
