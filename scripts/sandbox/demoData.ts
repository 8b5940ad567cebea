import { toMexicoTime } from '../../src/lib/time.ts';
import type { Dependencies } from './dependencies.ts';
import { transaction } from './database.ts';
import type { Customer } from '../../src/contract/forms.ts';

const day = 86_400_000;

/** Sales for the invoice form, with totals in cents. Each start updates their dates. */
export const demoReceipts = {
  thisMonth: { receipt: '1001', total: 62930 },
  otherThisMonth: { receipt: '1002', total: 123450 },
  lastMonth: { receipt: '1003', total: 34900 },
} as const;

/** A registered customer. */
export const demoCustomer = {
  id: null,
  active: 1,
  names: 'María Fernanda',
  firstSurname: 'Ríos',
  secondSurname: 'Peña',
  birthDate: '1990-04-12',
  fullName: 'María Fernanda Ríos Peña',
  businessName: 'MARIA FERNANDA RIOS PEÑA',
  rfc: 'RIPF900412AB2',
  taxRegime: '612',
  street: 'Av. Vallarta',
  exteriorNumber: '1200',
  interiorNumber: '4',
  neighbourhood: 'Americana',
  postalCode: '44160',
  city: 'Guadalajara',
  state: 'Jalisco',
  email: 'maria.rios@example.com',
  phone: '3312345678',
} satisfies Customer;

/** Files of the utilities page, in public/assets/utilidades. */
export const demoUtilities = [
  'Catalogo de modelos.txt',
  'Controlador USB serie.txt',
  'Manual de garantias.txt',
  'Ñandu prueba de audio.txt',
];

/** Inserts sales of this and earlier months, a registered customer, and the utilities' files. */
export function seedDemoData({ database, now }: Dependencies): void {
  const today = now();
  const insertSale = database.prepare('INSERT OR REPLACE INTO sales VALUES (?, ?, ?)');
  const insertCustomer = database.prepare('INSERT OR IGNORE INTO customers (phone, record) VALUES (?, ?)');
  const insertUtility = database.prepare('INSERT OR IGNORE INTO utilities VALUES (?)');
  transaction(database, () => {
    insertSale.run(demoReceipts.thisMonth.receipt, toMexicoTime(today), demoReceipts.thisMonth.total);
    insertSale.run(demoReceipts.otherThisMonth.receipt, toMexicoTime(today), demoReceipts.otherThisMonth.total);
    insertSale.run(
      demoReceipts.lastMonth.receipt,
      toMexicoTime(new Date(today.getTime() - 35 * day)),
      demoReceipts.lastMonth.total,
    );
    for (let index = 0; index < 60; index++) {
      insertSale.run(2000 + index, toMexicoTime(new Date(today.getTime() - index * 2 * day)), 9900 + index * 4735);
    }
    insertCustomer.run(demoCustomer.phone, JSON.stringify(demoCustomer));
    for (const file of demoUtilities) insertUtility.run(file);
  });
}
