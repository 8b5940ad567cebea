import { formatDate } from '../../lib/dates.ts';
import type { WarrantyTerm } from './warranty.ts';
import { checkWarranty, toLocalDate } from './warrantyCheck.ts';

/** Shows the result of the warranty check (R9.1) until the shopper changes a field; its markup has the terms and texts. */
export function showWarrantyAnswer(): void {
  const form = document.querySelector('#check') as HTMLFormElement;
  const { dataset } = form;
  const {
    kind,
    bought,
    answer: output,
  } = form.elements as unknown as {
    kind: HTMLSelectElement;
    bought: HTMLInputElement;
    answer: HTMLOutputElement;
  };
  const term = JSON.parse(kind.selectedOptions[0]?.dataset['term'] ?? '') as WarrantyTerm;
  const [messageKey, until = ''] = checkWarranty(term, bought.value, toLocalDate(dataset['zone'] ?? '', new Date()));
  output.value = (dataset[messageKey] ?? '').replace('{}', until && formatDate(until));
  form.addEventListener('input', () => (output.value = ''), { once: true });
}
