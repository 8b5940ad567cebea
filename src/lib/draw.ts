import type { ReactNode } from 'react';
import { nodesOf } from './nodesOf.ts';
import { plainView } from './plainView.ts';

/**
 * Makes nodes of a view that has no hooks and no handlers, without React: the build has React write the same view as HTML,
 * so that what pages come with and what they make in the browser has one maker.
 * @throws where a view wants what only React can do
 */
export const draw = (view: ReactNode): DocumentFragment => nodesOf(plainView(view));

/** As draw, of a view that is one element. */
export const drawElement = (view: ReactNode): HTMLElement => draw(view).firstElementChild as HTMLElement;
