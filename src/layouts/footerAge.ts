import { getJson } from '../api/light.ts';
import { catalogueAge } from '../lib/age.ts';
import { whenIdle } from '../lib/idle.ts';

/** Says in the footer from when the catalogue is, when the footer is seen and the page is idle: its pages can't know (R11.6). */
export function startAge(): void {
  const line = document.querySelector('.catalogue-age');
  if (!line) return;
  const say = async (): Promise<void> => {
    const { time } = (await getJson('/catalogo/manifest.json')) as { time: string };
    const text = catalogueAge(new Date(time), new Date());
    line.textContent = text.charAt(0).toUpperCase() + text.slice(1);
  };
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    whenIdle(() => void say().catch(() => undefined));
  });
  seen.observe(line);
}
