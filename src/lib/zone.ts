/** The shop's time zone: the API's dates are of it, and "this month" means there. */
export const zone = 'America/Mexico_City';
