import { startOpeningLines } from '../features/product/live/openingLines.client.ts';

// The page of the branches fetches this on intent: until then it stays as light as text.
startOpeningLines();
