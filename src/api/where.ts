/** Where a browser finds the API: set by astro.config.mjs from the settings. */
export const base = import.meta.env.PUBLIC_API_BASE ?? '';
export const path = import.meta.env.PUBLIC_API_PATH ?? '/api/{call}.php';

/** Whether this deploy may write to the API: deploy previews do not (PUBLIC_API_WRITES=off). */
export const writesAllowed = import.meta.env.PUBLIC_API_WRITES !== 'off';
