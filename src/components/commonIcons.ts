/** Icons that the initial scripts of pages with products need; icons.ts as a whole would add 1.5 KB. */
export const check = ['m5 12.5 4.5 4.5L19.5 7'];
export const close = ['M5 5l14 14M19 5 5 19'];
export const whatsapp = [
  'M4 20.2l1.2-4.1A8.2 8.2 0 1 1 8.3 19z',
  'M9 8.7c0 3.4 2.9 6.3 6.3 6.3l1-1.7-2.2-1.2-1 .9c-.9-.4-1.7-1.2-2.1-2.1l.9-1L10.7 7.7z',
];
export const award = [
  'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  'M8.5 14 7 21l5-2.5 5 2.5-1.5-7',
  'm12 6.2.9 1.8 2 .3-1.4 1.4.3 2-1.8-.9-1.8.9.3-2-1.4-1.4 2-.3z',
];
export const chevronLeft = ['m14.5 6-6 6 6 6'];
export const chevronRight = ['m9.5 6 6 6-6 6'];
/** Compares products. */
export const columns = ['M4 5h6.5v14H4z', 'M13.5 5H20v14h-6.5z'];
export const plus = ['M12 5v14M5 12h14'];
export const chat = ['M4 4.5h16v12h-9l-4.5 4v-4H4z', 'M8 10.5h.2M12 10.5h.2M16 10.5h.2'];
export const warning = ['M12 3.5 22 20.5H2z', 'M12 10v5M12 17.6v.2'];
export const shield = ['M12 3 4.5 6v5.5c0 4.5 3 7.8 7.5 9.5 4.5-1.7 7.5-5 7.5-9.5V6z'];
export const shieldCheck = ['M12 3 4.5 6v5.5c0 4.5 3 7.8 7.5 9.5 4.5-1.7 7.5-5 7.5-9.5V6z', 'm8.5 12 2.5 2.5 4.5-5'];
export const copy = ['M8.5 8.5H20V20H8.5z', 'M15.5 8.5V4H4v11.5h4.5'];
