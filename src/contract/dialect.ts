/**
 * What may differ between hosts of the API. `npm run check:api -- https://…` says which line of this file to change, and
 * proves it by asking again. Everything else is the contract (fields.ts, calls.ts).
 */
export interface Dialect {
  /** Address of a call below API_HOST, with {call} in it; the variable API_PATH goes before. */
  path: string;
  /** Where an answer holds what was asked for: a field, or fields with dots between them ("data.items"). */
  results: string;
  /** What the names of stock columns contain; what they add to it is the branch (R4.3). */
  stock: string;
  /** How bodies are sent: as JSON, or as the form that PHP puts into $_POST. */
  body: 'json' | 'form';
  /** With `form`, the field that holds the one body that is a text: the invoice mail. */
  text: string;
  /** How dates are written that begin with two digits; "Y-m-d" is always read. */
  dates: 'Y-m-d' | 'd/m/Y';
  /** Folder of the products' pictures below API_HOST; in it {ProductoID}/{RutaImagen}. */
  pictures: string;
  /** Folder of the slides below API_HOST. */
  sliders: string;
}

export const dialect: Dialect = {
  path: '/api/{call}.php',
  results: 'results',
  stock: 'Stock',
  body: 'json',
  text: 'Texto',
  dates: 'Y-m-d',
  pictures: '/img/productos',
  sliders: '/assets/imgs/sliders',
};
