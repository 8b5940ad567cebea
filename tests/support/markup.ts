import { decodeHTML } from 'entities';

/** What a person reads of markup, and a screen reader tells. */
export const textIn = (html: string): string =>
  decodeHTML(html.replace(/<(?:p|li|div|dd|dt|h\d)\b[^>]*>/g, ' ').replace(/<[^>]*>/g, '')).trim();
