import { atom } from 'nanostores';
import type { Figures } from '../../../contract/fields.ts';
import { catalogueAge } from '../../../lib/catalogueAge.ts';
import { mexicoClock } from '../../../lib/mexicoTime.ts';

/** What the live API last told of the page's product (liveFigures.client.ts); null as long as it told nothing. */
export const $liveFigures = atom<Figures | 'unavailable' | null>(null);

/** From when the figures of a product are. */
export const ageText = (taken: Date, now: Date): string => `Precio y existencias ${catalogueAge(taken, now)}`;

/** How long figures are from a moment ago, ms. */
const moment = 60_000;

/** When the live API told the figures: "… hace un momento", and from the second minute on "… a las 9:10". */
export const verifiedText = (told: Date, now: Date): string =>
  `Precio y stock verificados ${now.getTime() - told.getTime() < moment ? 'hace un momento' : `a la${/^1:/.test(mexicoClock(told)) ? '' : 's'} ${mexicoClock(told)}`}`;
