/** The `tel:` URL of a Mexican number of ten digits. */
export const telUrl = (number: string): string => `tel:+52${number.replace(/\D/g, '')}`;
