import { answerOf, mexicoDay } from './warranty.ts';

// "¿Sigue en garantía?": answers on the page; a form sent before this script was there is answered from the address.
const form = document.querySelector<HTMLFormElement>('#check');
const answer = form?.querySelector('output');
const kind = form?.querySelector('select');
const bought = form?.querySelector('input');

if (form && answer && kind && bought) {
  form.noValidate = true;
  bought.max = mexicoDay(new Date());

  const say = (): void => {
    const { months, days, onlyInstalled } = kind.selectedOptions[0]?.dataset ?? {};
    const term = { months: Number(months), days: Number(days), onlyInstalled: onlyInstalled !== undefined };
    answer.textContent = answerOf(term, bought.value, mexicoDay(new Date()));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    say();
  });

  const sent = new URLSearchParams(location.search);
  if (sent.has(kind.name)) {
    kind.value = sent.get(kind.name) ?? '';
    bought.value = sent.get(bought.name) ?? '';
    if (kind.selectedOptions[0]) say();
  }
}
