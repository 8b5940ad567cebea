const attribute = 'data-leaving';

/** Redirects to the canonical address of this page; no visit is recorded for this one. */
export function redirectTo(address: string): void {
  document.documentElement.setAttribute(attribute, '');
  location.replace(address);
}

let pendingDecision: Promise<unknown> = Promise.resolve();

/** Makes isRedirecting wait for a promise that may end in a redirect. */
export const awaitRedirectDecision = (decision: Promise<unknown>): void => void (pendingDecision = decision);

/** Whether this page redirects to another, once that is known. */
export const isRedirecting = async (): Promise<boolean> => {
  await pendingDecision;
  return document.documentElement.hasAttribute(attribute);
};
