/** How many results are rendered at first: more than most screens show. */
export const maxFirstResults = 12;
