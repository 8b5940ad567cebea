/** The minutes of an option in ms. @throws Error that names it */
export function readMinutes(name: string, text: string, least = 0): number {
  const minutes = Number(text);
  if (text.trim() === '' || !(minutes >= least) || minutes > 100_000)
    throw new Error(`--${name} takes minutes${least > 0 ? `, at least ${least}` : ''}, not "${text}".`);
  return minutes * 60_000;
}
