import { resolveWidgets } from '../features/thirdparty/widgets.ts';
import { isLoopback, settings } from '../settings.ts';

const { apiHost } = settings();

/** The chat, map and social page that this build embeds. */
export const enabledWidgets = resolveWidgets(isLoopback(apiHost) ? apiHost : null);
