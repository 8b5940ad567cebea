/**
 * A frame for a page of another company. It can't reach this page, lead it away, cover it with dialogs or learn where it
 * is; with `data-storage` it has storage of its own.
 * @param asked the element that tells of it: `data-frame`, `data-title`, `data-storage`
 */
export function frameOf({ dataset }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute(
    'sandbox',
    `allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox${'storage' in dataset ? ' allow-same-origin' : ''}`,
  );
  frame.setAttribute('credentialless', '');
  frame.referrerPolicy = 'no-referrer';
  frame.title = dataset['title'] ?? '';
  frame.src = dataset['frame'] ?? '';
  return frame;
}
