import { shop } from '../../shop.ts';
import { timeLeft } from './countdown.ts';

/** Writes the time that is left of the offer, also on what a live answer brings later, until it is past (R5.10). */
export function startCountdown(): void {
  const timer = setInterval(write, 1_000);
  write();

  function write(): void {
    const text = timeLeft(shop.offerEnd, new Date());
    const shown = text || '\u00a0';
    for (const words of document.querySelectorAll('[data-left]')) {
      if (words.textContent !== shown) words.textContent = shown;
      words.parentElement?.toggleAttribute('data-on', text !== '');
    }
    if (!text) clearInterval(timer);
  }
}
