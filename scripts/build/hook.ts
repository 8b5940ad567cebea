/** What a call of the build hook asks of the build: `npm run rebuild` writes it, the build on the host reads it. */
export interface HookOrder {
  /** Why a catalogue that the guards refuse is meant. */
  accept?: string;
  /** Every picture list is asked anew. */
  fresh?: boolean;
  /** When the first of the changes was seen that it is for (ISO). */
  since?: string;
  /** Deploys a month. */
  budget?: number;
}

export const writeOrder = (order: HookOrder): string => JSON.stringify(order);

/** The order in a hook's body; undefined where it is not one of ours. */
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

/** The arguments of the snapshot that a hook's body asks for; none where it is not one of ours. */
export function orderedArguments(body: string | undefined): string[] {
  const { accept, fresh } = readOrder(body) ?? {};
  return [...(accept ? [`--accept=${accept}`] : []), ...(fresh ? ['--fresh'] : [])];
}

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
