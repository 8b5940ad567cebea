import { formatDate } from '../../lib/dates.ts';
import type { WarrantyTerm } from './warranty.ts';
import { checkWarranty, toLocalDate } from './warrantyCheck.ts';

/** Shows the result of the warranty check (R9.2), from the terms and texts in its markup. */
export function showWarrantyAnswer(): void {
  const form = document.querySelector('#check') as HTMLFormElement;
  const texts = form.dataset as Record<string, string> & { zone: string };
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
  const [messageKey, until = ''] = checkWarranty(term, bought.value, toLocalDate(texts.zone, new Date()));
  output.value = (texts[messageKey] ?? '').replace('{}', until && formatDate(until));
}
