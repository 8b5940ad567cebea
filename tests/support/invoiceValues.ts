import type { FieldValues } from '../../src/features/invoice/fields.ts';

/** The values of a complete invoice form. */
export const filledValues: FieldValues = {
  receipt: '1001',
  total: '629.30',
  phone: '3312345678',
  businessName: 'MARIANA ORTEGA RUIZ',
  rfc: 'OERM900214H32',
  email: 'mariana@correo.example',
  regime: '612',
  street: 'Mezquitán',
  exteriorNumber: '1184',
  interiorNumber: '',
  postalCode: '44260',
  neighbourhood: 'Artesanos',
  city: 'Guadalajara',
  state: 'Jalisco',
  payment: '04',
  use: '',
};
