import { widgetsOf } from '../features/thirdparty/widgets.ts';
import { isLoopback, settings } from '../settings.ts';

const { apiHost } = settings();

/** The parts of other companies in this build: with the sandbox its stand-ins, so that trying the shop asks nobody else. */
export const widgets = widgetsOf(isLoopback(apiHost) ? apiHost : null);
