export * from './locators.ts';
