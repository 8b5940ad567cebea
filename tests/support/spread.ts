export { sample as some, spread } from './sampling.ts';
