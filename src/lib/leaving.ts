const mark = 'data-leaving';

/** Leads on to the address that this page should have had; the page itself was not viewed. */
export function leaveFor(address: string): void {
  document.documentElement.setAttribute(mark, '');
  location.replace(address);
}

let deciding: Promise<unknown> = Promise.resolve();

/** Whether this page leads on is known when this is over. */
export const decideFirst = (decision: Promise<unknown>): void => void (deciding = decision);

/** Whether this page leads on to another, once that is known. */
export const isLeaving = async (): Promise<boolean> => {
  await deciding;
  return document.documentElement.hasAttribute(mark);
};
