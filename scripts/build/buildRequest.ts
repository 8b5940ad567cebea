/** The body of a call of the build hook: `npm run rebuild` sends it, the build on Netlify reads it. */
export interface BuildRequest {
  /** The reason to accept a catalogue that the guards reject. */
  accept?: string;
  /** Refetches every picture list. */
  refetchPictures?: boolean;
  /** Time at which the first change that the build publishes was detected, ISO. */
  pendingSince?: string;
  /** Deploys per month. */
  budget?: number;
}

/** Serializes a request for the body of the hook. */
export const serializeBuildRequest = (request: BuildRequest): string => JSON.stringify(request);

/** Parses the body of a hook; undefined if it is not a request. Earlier versions call `pendingSince` `since`. */
export function parseBuildRequest(body: string | undefined): BuildRequest | undefined {
  let request: unknown;
  try {
    request = JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
  if (typeof request !== 'object' || request === null) return undefined;
  const { accept, refetchPictures, since, pendingSince = since, budget } = request as Record<string, unknown>;
  return {
    ...(typeof accept === 'string' && accept.trim() !== '' && { accept: accept.trim().slice(0, 500) }),
    ...(refetchPictures === true && { refetchPictures }),
    ...(typeof pendingSince === 'string' && isTime(pendingSince) && { pendingSince }),
    ...(typeof budget === 'number' && Number.isInteger(budget) && budget > 0 && { budget }),
  };
}

/** Converts the body of a hook to arguments of the snapshot; none if it is not a request. */
export function toSnapshotArguments(body: string | undefined): string[] {
  const { accept, refetchPictures } = parseBuildRequest(body) ?? {};
  return [...(accept ? [`--accept=${accept}`] : []), ...(refetchPictures ? ['--refetch-pictures'] : [])];
}

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
