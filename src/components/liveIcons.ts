/** Icons of suggestions, live pages, galleries and filters. Those of forms (icons.ts) come with React. */
export const search = ['M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z', 'm15.5 15.5 5 5'];
export const clock = ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z', 'M12 7v5.2l3.4 2'];
export const arrow = ['M4 12h15M13 6l6 6-6 6'];
export const grid = ['M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z'];
export const tag = ['M3.5 12.5v-9h9l8.5 8.5-9 9z', 'M8 6.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z'];
export const expand = ['M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'];
export const play = ['M8 5.5v13l10.5-6.5z'];
export const pause = ['M9 6.5v11M15 6.5v11'];
export const facebook = ['M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.8 1.9-1.8h1.7V2.6c-3.7-.6-7.1.3-7.1 4.4v2.5H7.5V13h3v8'];
export const more = ['M5 12h.2M12 12h.2M19 12h.2'];
export const x = ['M4 4l16 16M20 4 4 20M4 4h4.5L20 20h-4.5z'];
export const filter = ['M4 7h16M7 12h10M10 17h4'];
export const arrowUpRound = ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M12 16.5V8M8.5 11.5 12 8l3.5 3.5'];
export const download = ['M12 4v11.5M7 11l5 5 5-5', 'M4.5 20h15'];
