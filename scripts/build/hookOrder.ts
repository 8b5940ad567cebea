/** The order in the body of a build hook call: `npm run rebuild` writes it, the build on the host reads it. */
export interface HookOrder {
  /** The reason to accept a catalogue that the guards refuse. */
  accept?: string;
  /** Refetches every picture list. */
  fresh?: boolean;
  /** When the first of its changes was detected, ISO. */
  since?: string;
  /** Deploys per month. */
  budget?: number;
}

/** Serialises an order for the body of the hook. */
export const writeOrder = (order: HookOrder): string => JSON.stringify(order);

/** Parses the body of a hook; undefined if it is not an order. */
export function readOrder(body: string | undefined): HookOrder | undefined {
  let order: unknown;
  try {
    order = JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
  if (typeof order !== 'object' || order === null) return undefined;
  const { accept, fresh, since, budget } = order as Record<string, unknown>;
  return {
    ...(typeof accept === 'string' && accept.trim() !== '' && { accept: accept.trim().slice(0, 500) }),
    ...(fresh === true && { fresh }),
    ...(typeof since === 'string' && isTime(since) && { since }),
    ...(typeof budget === 'number' && Number.isInteger(budget) && budget > 0 && { budget }),
  };
}

/** The snapshot arguments for the order in the body of a hook; none if it is not an order. */
export function orderedArguments(body: string | undefined): string[] {
  const { accept, fresh } = readOrder(body) ?? {};
  return [...(accept ? [`--accept=${accept}`] : []), ...(fresh ? ['--fresh'] : [])];
}

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
