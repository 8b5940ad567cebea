/**
 * What may differ between servers of the API. `npm run check:api -- https://…` names the line to change here and verifies the
 * change. Everything else is the contract (catalogue.ts, forms.ts, visits.ts).
 */
export interface Dialect {
  /** Path of an endpoint below API_HOST, with {call} in it; the variable API_PATH overrides it. */
  path: string;
  /** The field that holds the results, or a path with dots ("data.items"). */
  results: string;
  /** Part of the names of stock columns; the rest of a name identifies the branch (R4.3). */
  stock: string;
  /** How bodies are sent: as JSON, or as a form, which PHP puts into $_POST. */
  body: 'json' | 'form';
  /** With `form`, the field for the text of the invoice e-mail, the only body without fields. */
  text: string;
  /** The format of dates that start with two digits; "Y-m-d" is always read. */
  dates: 'Y-m-d' | 'd/m/Y';
  /** Folder of the products' pictures below API_HOST, which contains {ProductoID}/{RutaImagen}. */
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
