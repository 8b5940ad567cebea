import { decodeHTML } from 'entities';

/** The text of markup as users read it. */
export const textIn = (html: string): string =>
  decodeHTML(html.replace(/<(?:p|li|div|dd|dt|h\d)\b[^>]*>/g, ' ').replace(/<[^>]*>/g, '')).trim();
