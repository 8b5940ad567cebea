import { shop } from '../../../shop.ts';

const minute = 60_000;

/**
 * Formats the time until the offer ends, rounded up to minutes (R5.10): "Solo quedan: 2 d 04 h 18 min".
 * @param end ISO time with a time zone
 * @returns '' if that is past or invalid
 */
export function formatTimeLeft(end: string, now: Date): string {
  const minutesLeft = Math.ceil((Date.parse(end) - now.getTime()) / minute);
  if (!(minutesLeft > 0)) return '';
  const days = Math.floor(minutesLeft / 1440);
  const hours = Math.floor(minutesLeft / 60) % 24;
  const minutes = minutesLeft % 60;
  const pad = (value: number): string => String(value).padStart(2, '0');
  if (days > 0) return `Solo quedan: ${days} d ${pad(hours)} h ${pad(minutes)} min`;
  return hours > 0 ? `Solo quedan: ${hours} h ${pad(minutes)} min` : `Solo quedan: ${minutes} min`;
}

/** Writes the time until the offer ends into the page, each second: elements may be rendered later (R5.10). */
export function startCountdown(): void {
  const timer = setInterval(write, 1_000);
  write();

  function write(): void {
    const text = formatTimeLeft(shop.offerEnd, new Date());
    const shown = text || '\u00a0';
    for (const element of document.querySelectorAll('[data-time-left]')) {
      if (element.textContent !== shown) element.textContent = shown;
      element.parentElement?.toggleAttribute('data-running', text !== '');
    }
    if (!text) clearInterval(timer);
  }
}
