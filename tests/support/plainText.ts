import { decodeHTML } from 'entities';

/** Converts HTML to the text that users read. */
export const toPlainText = (html: string): string =>
  decodeHTML(html.replace(/<(?:p|li|div|dd|dt|h\d)\b[^>]*>/g, ' ').replace(/<[^>]*>/g, '')).trim();
