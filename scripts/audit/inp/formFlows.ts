import { toDecimal } from '../../../src/lib/money.ts';
import { field, newPhone, thisMonth, title } from '../../../tests/support/invoice.ts';
import { main } from '../../../tests/support/locators.ts';
import { fixedPath, step, type, type UserFlow } from './userFlow.ts';

const invoice: UserFlow = {
  path: fixedPath('/facturacion'),
  steps: (page) => {
    const next = page.getByRole('button', { name: 'Continuar' });
    const receipt = field(page, 'Número de nota');
    return [
      step('type the number of a receipt', () => type(receipt, thisMonth.receipt), receipt),
      step('type its total', () => type(field(page, 'Total de la nota'), toDecimal(thisMonth.total)), receipt),
      step('go to the phone', () => next.tap(), field(page, 'Teléfono')),
      step('type a phone', () => type(field(page, 'Teléfono'), newPhone()), next),
      step('go to the tax data', () => next.tap(), title(page, 'Datos fiscales')),
    ];
  },
};

const promo: UserFlow = {
  path: fixedPath('/promocode'),
  steps: (page) => {
    // A browser without a clipboard selects the code instead.
    const copy = (name: string | RegExp) => main(page).getByRole('button', { name });
    return [step('copy the promo code', () => copy('Copiar código').tap(), copy(/Código copiado|Cópialo de arriba/))];
  },
};

/** For the sandbox only: they write to the API. */
export const formFlows = [invoice, promo];
