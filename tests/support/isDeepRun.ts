/** Whether these are the deep tests (`npm run test:deep`), which test every case. */
export const isDeepRun = Boolean(process.env['DEEP']);
