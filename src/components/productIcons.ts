/** Icons of product pages: gallery, share menu, how to buy. The home page uses some, too. */
export const expand = ['M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'];
export const play = ['M8 5.5v13l10.5-6.5z'];
export const pause = ['M9 6.5v11M15 6.5v11'];
export const facebook = ['M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.8 1.9-1.8h1.7V2.6c-3.7-.6-7.1.3-7.1 4.4v2.5H7.5V13h3v8'];
export const camera = ['M3.5 7.5H8l1.5-2.5h5L16 7.5h4.5v12h-17z', 'M12 10a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z'];
export const more = ['M5 12h.2M12 12h.2M19 12h.2'];
export const xLogo = ['M4 4l16 16M20 4 4 20M4 4h4.5L20 20h-4.5z'];
export const banknote = ['M3 6.5h18v11H3z', 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z', 'M6 12h.2M17.8 12h.2'];
export const bag = ['M4.5 8h15l-1 12.5h-13z', 'M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5'];
export const returns = ['M4 9h10.5a5 5 0 0 1 0 10H8M8 4.5 3.7 9 8 13.5'];
