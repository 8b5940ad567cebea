import { readFileSync } from 'node:fs';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';

const schema = new URL('../fixtures/sitemap.xsd', import.meta.url);
let validator: XsdValidator | undefined;

/** Validates a sitemap or a sitemap index against its schema. @returns the errors */
export function validateSitemap(xml: string): string[] {
  validator ??= XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(schema, 'utf8')));
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message.trim());
    throw error;
  } finally {
    document.dispose();
  }
}
