const key = 'ya-no-disponibles';
const maxProducts = 100;

/** The products of which this tab learned from the live API that the shop no longer has them (R5.12). */
export function readUnavailable(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string' && /^\d+$/.test(id)) : [];
  } catch {
    return [];
  }
}

/** Notes that a product is gone, or is back. Where the browser keeps nothing, the page that learned it still shows it. */
export function saveUnavailable(id: string, gone = true): void {
  const kept = readUnavailable();
  if (!gone && !kept.includes(id)) return;
  const others = kept.filter((each) => each !== id);
  try {
    sessionStorage.setItem(key, JSON.stringify((gone ? [id, ...others] : others).slice(0, maxProducts)));
  } catch {
    // Private windows and full storage refuse.
  }
}
