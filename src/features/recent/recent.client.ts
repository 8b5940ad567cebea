import { resized, srcSet } from '../../components/pictureAddress.ts';
import { clearViewed, saveViewed, readViewed, type Viewed } from './recent.ts';

/** Shows the recently viewed products, and adds the one of this page to them. */
export function showRecent(): void {
  const section = document.querySelector<HTMLElement>('[data-recent]');
  if (!section) return;
  const current = JSON.parse(section.dataset['recent'] || 'null') as Viewed | null;
  const others = readViewed().filter(({ id }) => location.pathname !== `/producto/${id}`);
  section.querySelector('ul')?.append(...others.flatMap((viewed) => createCard(section, viewed) ?? []));
  section.hidden = others.length === 0;
  section.querySelector('[data-forget]')?.addEventListener('click', () => {
    clearViewed();
    const status = section.querySelector<HTMLElement>('[role=status]');
    section.querySelector('ul')?.remove();
    section.querySelector('[data-forget]')?.remove();
    if (status) status.textContent = 'Borramos la lista de este dispositivo.';
  });
  if (current) saveViewed(current);
}

function createCard(section: HTMLElement, { id, name, picture, phone = '' }: Viewed): Node | undefined {
  const card = section.querySelector('template')?.content.cloneNode(true) as DocumentFragment | undefined;
  const link = card?.querySelector('a');
  const pictureBox = card?.querySelector('.picture-box');
  if (!card || !link || !pictureBox) return undefined;
  link.href = `/producto/${id}`;
  link.textContent = name;
  const model = card.querySelector('.model');
  if (phone) model?.append(phone);
  else model?.remove();
  if (picture) pictureBox.append(createImage(picture));
  else pictureBox.classList.add('failed');
  return card;
}

function createImage(picture: string): HTMLImageElement {
  const image = new Image(240, 240);
  image.className = 'picture';
  image.loading = 'lazy';
  image.sizes = '(min-width: 900px) 160px, 120px';
  image.srcset = srcSet(picture, 400);
  image.src = resized(picture, 240);
  return image;
}
