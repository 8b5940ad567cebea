import { resized, srcSet } from '../../components/pictureAddress.ts';
import { clearViewed, saveViewed, readViewed, type Viewed } from './recent.ts';

/** Shows the products that were looked at before, and keeps the one of this page among them. */
export function showRecent(): void {
  const section = document.querySelector<HTMLElement>('[data-recent]');
  if (!section) return;
  const own = JSON.parse(section.dataset['recent'] || 'null') as Viewed | null;
  const here = location.pathname;
  const others = readViewed().filter(({ id }) => here !== `/producto/${id}`);
  section.querySelector('ul')?.append(...others.flatMap((viewed) => cardFor(section, viewed) ?? []));
  section.hidden = others.length === 0;
  section.querySelector('[data-forget]')?.addEventListener('click', () => {
    clearViewed();
    const status = section.querySelector<HTMLElement>('[role=status]');
    section.querySelector('ul')?.remove();
    section.querySelector('[data-forget]')?.remove();
    if (status) status.textContent = 'Borramos la lista de este dispositivo.';
  });
  if (own) saveViewed(own);
}

function cardFor(section: HTMLElement, { id, name, picture, phone = '' }: Viewed): Node | undefined {
  const card = section.querySelector('template')?.content.cloneNode(true) as DocumentFragment | undefined;
  const link = card?.querySelector('a');
  const plane = card?.querySelector('.picture-box');
  if (!card || !link || !plane) return undefined;
  link.href = `/producto/${id}`;
  link.textContent = name;
  const model = card.querySelector('.model');
  if (phone) model?.append(phone);
  else model?.remove();
  if (picture) plane.append(imageOf(picture));
  else plane.classList.add('failed');
  return card;
}

function imageOf(picture: string): HTMLImageElement {
  const image = new Image(240, 240);
  image.className = 'picture';
  image.loading = 'lazy';
  image.sizes = '(min-width: 900px) 160px, 120px';
  image.srcset = srcSet(picture, 400);
  image.src = resized(picture, 240);
  return image;
}
