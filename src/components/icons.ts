export * from './commonIcons.ts';

/** The one icon set: 24 grid, drawn by the stroke of `.icon`. Each entry is the `d` of its paths. */
export const arrowUpRound = ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M12 16.5V8M8.5 11.5 12 8l3.5 3.5'];
export const arrow = ['M4 12h15M13 6l6 6-6 6'];
export const chevronDown = ['m6 9.5 6 6 6-6'];
export const copy = ['M8.5 8.5H20V20H8.5z', 'M15.5 8.5V4H4v11.5h4.5'];
export const clock = ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z', 'M12 7v5.2l3.4 2'];
export const download = ['M12 4v11.5M7 11l5 5 5-5', 'M4.5 20h15'];
export const expand = ['M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'];
export const facebook = ['M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.8 1.9-1.8h1.7V2.6c-3.7-.6-7.1.3-7.1 4.4v2.5H7.5V13h3v8'];
export const filter = ['M4 7h16M7 12h10M10 17h4'];
export const grid = ['M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z'];
export const mail = ['M3.5 5.5h17v13h-17z', 'm4 6.5 8 6.5 8-6.5'];
export const more = ['M5 12h.2M12 12h.2M19 12h.2'];
export const pause = ['M9 6.5v11M15 6.5v11'];
export const pin = [
  'M12 21.5c4.4-4.6 6.5-8.1 6.5-11.2A6.5 6.5 0 0 0 12 3.8a6.5 6.5 0 0 0-6.5 6.5c0 3.1 2.1 6.6 6.5 11.2z',
  'M12 8.1a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
];
export const play = ['M8 5.5v13l10.5-6.5z'];
export const receipt = ['M5 3h14v18l-2.3-1.6L14.3 21 12 19.4 9.7 21l-2.4-1.6L5 21z', 'M8.5 8h7M8.5 12h7'];
export const returns = ['M4 9h10.5a5 5 0 0 1 0 10H8M8 4.5 3.7 9 8 13.5'];
export const search = ['M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z', 'm15.5 15.5 5 5'];
export const share = ['M12 15V3.5M8 7l4-3.5L16 7', 'M5 11v9.5h14V11'];
export const shield = ['M12 3 4.5 6v5.5c0 4.5 3 7.8 7.5 9.5 4.5-1.7 7.5-5 7.5-9.5V6z', 'm8.5 12 2.5 2.5 4.5-5'];
export const support = ['M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 13.5H8v6H4.5zM16 13.5h3.5v6H16zM19.5 19.5c0 1.5-2 2-5 2'];
export const tag = ['M3.5 12.5v-9h9l8.5 8.5-9 9z', 'M8 6.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z'];
export const telephone = ['M5 3.5h4l1.7 4.7-2.3 1.6c1 2.3 2.6 4 5 5.2l1.8-2.3 4.8 1.8v4C12.3 20.2 4 12.6 5 3.5z'];
export const warning = ['M12 3.5 22 20.5H2z', 'M12 10v5M12 17.6v.2'];
export const x = ['M4 4l16 16M20 4 4 20M4 4h4.5L20 20h-4.5z'];
