import type { ClientDirective } from 'astro';

/**
 * client:form hydrates at once. A form that is submitted before that, by its button or by Enter, is submitted again when the island is
 * ready (`island:ready`, reactClient.tsx). Until then the form must not leave the page by itself: give it `method="dialog"`.
 */
const clientForm: ClientDirective = (load, _options, island) => {
  const replay = ({ target }: Event): void =>
    island.addEventListener('island:ready', () => (target as HTMLFormElement).requestSubmit());
  island.addEventListener('submit', replay, { once: true });
  void load().then((hydrate) => hydrate());
};

export default clientForm;
