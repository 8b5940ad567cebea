/** What the search box suggests at most: eight things in all. */
export const mostSuggested = { categories: 2, brands: 1, products: 5 };
