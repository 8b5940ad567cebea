import { toDecimal } from '../../../src/lib/money.ts';
import { invoiceField, randomPhoneNumber, validReceipt, stepHeading } from '../../../tests/support/invoicePage.ts';
import { main } from '../../../tests/support/locators.ts';
import { fixedPath } from '../../../tests/support/pageKinds.ts';
import { step, typeText, type UserFlow } from './userFlow.ts';

const invoice: UserFlow = {
  path: fixedPath('/facturacion'),
  steps: (page) => {
    const next = page.getByRole('button', { name: 'Continuar' });
    const receipt = invoiceField(page, 'Número de nota');
    return [
      step('type a receipt number', () => typeText(receipt, validReceipt.receipt)),
      step('type its total', () => typeText(invoiceField(page, 'Total de la nota'), toDecimal(validReceipt.total))),
      step('go to the phone', () => next.tap(), invoiceField(page, 'Teléfono')),
      step('type a phone', () => typeText(invoiceField(page, 'Teléfono'), randomPhoneNumber())),
      step('go to the tax data', () => next.tap(), stepHeading(page, 'Datos fiscales')),
    ];
  },
};

const promo: UserFlow = {
  path: fixedPath('/promocode'),
  steps: (page) => {
    // A browser without a clipboard selects the code instead.
    const button = (name: string | RegExp) => main(page).getByRole('button', { name });
    return [
      step('copy the promo code', () => button('Copiar código').tap(), button(/Código copiado|Cópialo de arriba/)),
    ];
  },
};

/** Flows that write to the API, for the sandbox only. */
export const formFlows = [invoice, promo];
