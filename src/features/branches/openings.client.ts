import { fetchLater } from '../../lib/fetchLater.ts';
import address from '../product/openingLines.client.ts?later';

// Whether each branch is open, at the first sign of a person: until then the page stays as light as text is.
const fetchLines = fetchLater<{ startOpeningLines: () => void }>(address);
const signs = ['pointerover', 'pointerdown', 'scroll', 'keydown'];
const begin = (): void => {
  for (const sign of signs) removeEventListener(sign, begin);
  fetchLines().then(
    ({ startOpeningLines }) => startOpeningLines(),
    () => undefined, // The hours stand there.
  );
};
for (const sign of signs) addEventListener(sign, begin, { passive: true });
