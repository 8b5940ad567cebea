import { frameOf } from './sandboxedFrame.ts';

/** A click on the link of a drawn map, or of the social page, puts the real one in its place (R2.8). The link stays below it. */
export function startFacades(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-frame]');
    // With a key it means another tab.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = frameOf(link);
    delete link.dataset['frame'];
    link.textContent = link.dataset['then'] ?? '';
    link.before(frame);
    frame.focus();
  });
}
