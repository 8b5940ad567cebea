/** Waits until a person can see the page: one that the browser loads ahead has not been opened yet. */
export const visible = (): Promise<void> =>
  new Promise((done) => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', look);
      done();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
