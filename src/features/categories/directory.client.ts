import { filterBy } from './filter.client.ts';

const place = document.querySelector<HTMLElement>('.directory');
const field = place?.querySelector('input');
if (place && field) filterBy(field, place);
