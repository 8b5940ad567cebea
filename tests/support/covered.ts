import type { Page } from '@playwright/test';

/** What ids and names of elements take the place of: `document.forms`, `form.submit` and all that scripts call by name. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clean = document.createElement('form');
    return [...document.querySelectorAll('[id], [name]')].flatMap((element) => {
      const ownNames = [element.id, element.getAttribute('name') ?? ''].filter(Boolean);
      const taken = ownNames.filter(
        (name) =>
          (element.closest('form') !== null && name in clean) ||
          (/^(?:form|img|iframe|embed|object)$/.test(element.localName) && name in Document.prototype) ||
          // Not `in`: what ids name stands behind the window itself.
          Object.hasOwn(Window.prototype, name) ||
          Object.hasOwn(globalThis, name) ||
          name in Object.prototype,
      );
      // Whatever else data may name, it names with a word of ours before it.
      const foreign = element.id !== '' && !/^[a-z][\w:«»-]*$/i.test(element.id) ? [element.id] : [];
      return [...taken, ...foreign].map((name) => `${element.localName} ${name}`);
    });
  });
