const mark = 'data-leaving';

/** Leads on to the address that this page should have had; the page itself was not viewed. */
export function leaveFor(address: string): void {
  document.documentElement.setAttribute(mark, '');
  location.replace(address);
}

export const isLeaving = (): boolean => document.documentElement.hasAttribute(mark);
