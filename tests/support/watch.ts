export { recordPageActivity as watch } from './pageActivity.ts';
