/** The password of the utilities page of the test site (scripts/test/site.mjs has its verifier); on another deploy UTILITIES_PASSWORD. */
export const utilitiesPassword = process.env['UTILITIES_PASSWORD'] ?? 'cinco palabras al azar y un ñandú';
