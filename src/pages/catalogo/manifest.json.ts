import type { APIRoute } from 'astro';
import { pulledAt } from '../../catalogue/index.ts';

/** The one fixed name of the published data that pages know: it says from when the catalogue is. */
export const GET: APIRoute = () => Response.json({ schema: 1, time: pulledAt() });
