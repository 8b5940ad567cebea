import { widgetsOf } from '../features/thirdparty/widgets.ts';
import { isLoopback, settings } from '../settings.ts';

const { apiHost } = settings();

/** The parts of other companies in this build. */
export const widgets = widgetsOf(isLoopback(apiHost) ? apiHost : null);
