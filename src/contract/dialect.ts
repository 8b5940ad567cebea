/** What may differ between hosts of the API; `npm run check:api` says what to write here. Everything else is the contract. */
export const dialect = {
  /** Path of a call, with {call} in it; the variable API_PATH goes before. */
  path: '/api/{call}.php',
  /** Where an answer holds what was asked for. */
  results: 'results',
  /** What the names of stock columns contain; what they add to it is the branch. */
  stock: 'Stock',
};
