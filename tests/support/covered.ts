import type { Page } from '@playwright/test';

/** What ids and names of elements take the place of: `document.forms`, `form.submit` and all that scripts call by name. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clean = document.createElement('form');
    return [...document.querySelectorAll('[id], [name]')].flatMap((element) => {
      const inForm = element.closest('form') !== null;
      const named = /^(?:form|img|iframe|embed|object)$/.test(element.localName);
      // By its name only these are reached from the document or a form; by its id each is.
      const ownNames = [element.id, inForm || named ? (element.getAttribute('name') ?? '') : ''].filter(Boolean);
      const taken = ownNames.filter(
        (name) =>
          (inForm && name in clean) ||
          (named && name in Document.prototype) ||
          // Not `in`: what ids name stands behind the window itself.
          Object.hasOwn(Window.prototype, name) ||
          Object.hasOwn(globalThis, name) ||
          name in Object.prototype,
      );
      // Data may stand in an id only behind a word of ours: "categoria-Fundas". React's own begin otherwise.
      const foreign = element.id !== '' && !/^(?:[a-z]+\d*(?:-|$)|[_:«])/i.test(element.id) ? [element.id] : [];
      return [...taken, ...foreign].map((name) => `${element.localName} ${name}`);
    });
  });
