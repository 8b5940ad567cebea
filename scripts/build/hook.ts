/** What a call of the build hook asks of the build: `npm run rebuild` writes it, the build on the host reads it. */
export interface HookOrder {
  /** Why a catalogue that the guards refuse is meant. */
  accept?: string;
  /** Every picture list is asked anew. */
  fresh?: boolean;
}

export const writeOrder = (order: HookOrder): string => JSON.stringify(order);

/** The arguments of the snapshot that a hook's body asks for; none where it is not one of ours. */
export function orderedArguments(body: string | undefined): string[] {
  let order: unknown;
  try {
    order = JSON.parse(body ?? '');
  } catch {
    return [];
  }
  const { accept, fresh } = (typeof order === 'object' && order !== null ? order : {}) as Record<string, unknown>;
  return [
    ...(typeof accept === 'string' && accept.trim() !== '' ? [`--accept=${accept.trim().slice(0, 500)}`] : []),
    ...(fresh === true ? ['--fresh'] : []),
  ];
}
