import { dayIn, dayText, verdictOf } from './warranty.ts';

// "¿Sigue en garantía?": answers on the page; a form sent before this script was there is answered from the address.
// What it says stands in the markup (Check.astro): text pages carry next to no script.
const form = document.querySelector<HTMLFormElement>('#check');

if (form) {
  const { kind, bought, answer } = form.elements as unknown as {
    kind: HTMLSelectElement;
    bought: HTMLInputElement;
    answer: HTMLOutputElement;
  };
  const say = (): void => {
    const { months, days, onlyInstalled } = kind.selectedOptions[0]?.dataset ?? {};
    const term = { months: Number(months), days: Number(days), onlyInstalled: Boolean(onlyInstalled) };
    const [name, until] = verdictOf(term, bought.value, dayIn(form.dataset['zone'] ?? '', new Date()));
    answer.value = (form.dataset[name] ?? '').replace('{}', until && dayText(until));
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    say();
  };

  const sent = new URLSearchParams(location.search);
  kind.value = sent.get(kind.name) ?? kind.value;
  // A date that is none becomes "" in a date field.
  bought.value = sent.get(bought.name) ?? '';
  if (sent.has(kind.name) && kind.value) say();
}
