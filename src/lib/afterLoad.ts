/** Does something once the page has loaded, off the path of what it shows. */
export function afterLoad(work: () => void): void {
  const soon = (): void => void setTimeout(work, 0);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
