import { startOpeningLines } from '../features/product/live/openingLines.client.ts';

// On the page of the branches it comes at the first reach for one: until then the page is as light as text.
startOpeningLines();
