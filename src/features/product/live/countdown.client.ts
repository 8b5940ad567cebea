import { shop } from '../../../shop.ts';

const minute = 60_000;

/**
 * What is left until the end of the offer (R5.10): "Solo quedan: 2 d 04 h 18 min", to the begun minute.
 * @param end ISO time with its zone
 * @returns '' once it is past, or where it is no time
 */
export function timeLeft(end: string, now: Date): string {
  const left = Math.ceil((Date.parse(end) - now.getTime()) / minute);
  if (!(left > 0)) return '';
  const days = Math.floor(left / 1440);
  const hours = Math.floor(left / 60) % 24;
  const minutes = left % 60;
  const two = (value: number): string => String(value).padStart(2, '0');
  if (days > 0) return `Solo quedan: ${days} d ${two(hours)} h ${two(minutes)} min`;
  return hours > 0 ? `Solo quedan: ${hours} h ${two(minutes)} min` : `Solo quedan: ${minutes} min`;
}

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
