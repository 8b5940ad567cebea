/** Icons of search suggestions, filters and empty states, which results and live pages render in the browser. */
export const search = ['M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z', 'm15.5 15.5 5 5'];
export const clock = ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z', 'M12 7v5.2l3.4 2'];
export const arrowRight = ['M4 12h15M13 6l6 6-6 6'];
export const grid = ['M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z'];
export const tag = ['M3.5 12.5v-9h9l8.5 8.5-9 9z', 'M8 6.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z'];
