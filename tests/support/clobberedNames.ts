import type { Page } from '@playwright/test';

/** Finds ids and names of elements that clobber properties (DOM clobbering), such as `document.forms` or `form.submit`. */
export const findClobberedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clean = document.createElement('form');
    return [...document.querySelectorAll('[id], [name]')].flatMap((element) => {
      const inForm = element.closest('form') !== null;
      const named = /^(?:form|img|iframe|embed|object)$/.test(element.localName);
      // Elements are accessible by id; only these also by name, from the document or a form.
      const ownNames = [element.id, inForm || named ? (element.getAttribute('name') ?? '') : ''].filter(Boolean);
      const clobbering = ownNames.filter(
        (name) =>
          (inForm && name in clean) ||
          (named && name in Document.prototype) ||
          // Not `in`: named elements are on the window's prototype chain.
          Object.hasOwn(Window.prototype, name) ||
          Object.hasOwn(globalThis, name) ||
          name in Object.prototype,
      );
      // Data may stand in an id only behind a word of ours: "categoria-Fundas". React's own begin otherwise.
      const foreign = element.id !== '' && !/^(?:[a-z]+\d*(?:-|$)|[_:«])/i.test(element.id) ? [element.id] : [];
      return [...clobbering, ...foreign].map((name) => `${element.localName} ${name}`);
    });
  });
