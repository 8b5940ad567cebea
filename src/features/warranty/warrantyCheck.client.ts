import { dayOfYearText } from '../../lib/dayText.ts';
import type { Term } from './warrantyTerm.ts';
import { dayIn, verdictOf } from './warranty.ts';

// "¿Sigue en garantía?": what it says, and the terms, stand in the markup (WarrantyCheck.astro), since text pages carry next to
// no script.
const form = document.querySelector('#check') as HTMLFormElement;
const texts = form.dataset as Record<string, string> & { zone: string };
const { kind, bought, answer } = form.elements as unknown as {
  kind: HTMLSelectElement;
  bought: HTMLInputElement;
  answer: HTMLOutputElement;
};

form.onsubmit = (event) => {
  event.preventDefault();
  const term = JSON.parse(kind.selectedOptions[0]?.dataset['term'] ?? '') as Term;
  const [name, until = ''] = verdictOf(term, bought.value, dayIn(texts.zone, new Date()));
  answer.value = (texts[name] ?? '').replace('{}', until && dayOfYearText(until));
};
