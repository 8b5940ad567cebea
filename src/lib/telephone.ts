/** The address that calls a Mexican number of ten digits. */
export const phoneAddress = (number: string): string => `tel:+52${number.replace(/\D/g, '')}`;
