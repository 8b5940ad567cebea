/** The icon set: on a grid of 24 px, stroked by `.icon`. Each icon is a list of paths (`d`). */
export * from './commonIcons.ts';
export * from './liveIcons.ts';
export * from './productIcons.ts';

export const chevronDown = ['m6 9.5 6 6 6-6'];
export const mail = ['M3.5 5.5h17v13h-17z', 'm4 6.5 8 6.5 8-6.5'];
export const pin = [
  'M12 21.5c4.4-4.6 6.5-8.1 6.5-11.2A6.5 6.5 0 0 0 12 3.8a6.5 6.5 0 0 0-6.5 6.5c0 3.1 2.1 6.6 6.5 11.2z',
  'M12 8.1a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
];
export const receipt = ['M5 3h14v18l-2.3-1.6L14.3 21 12 19.4 9.7 21l-2.4-1.6L5 21z', 'M8.5 8h7M8.5 12h7'];
export const share = ['M12 15V3.5M8 7l4-3.5L16 7', 'M5 11v9.5h14V11'];
export const support = ['M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 13.5H8v6H4.5zM16 13.5h3.5v6H16zM19.5 19.5c0 1.5-2 2-5 2'];
export const telephone = ['M5 3.5h4l1.7 4.7-2.3 1.6c1 2.3 2.6 4 5 5.2l1.8-2.3 4.8 1.8v4C12.3 20.2 4 12.6 5 3.5z'];
export const directions = ['M12 3 21 12l-9 9-9-9z', 'M9.5 14v-3h5M12.5 8.5 15 11l-2.5 2.5'];
export const filter = ['M4 7h16M7 12h10M10 17h4'];
export const arrowUpCircle = ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M12 16.5V8M8.5 11.5 12 8l3.5 3.5'];
export const download = ['M12 4v11.5M7 11l5 5 5-5', 'M4.5 20h15'];
