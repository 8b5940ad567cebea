import { listId } from './Options.tsx';

/** The search box as a combobox with a list of links (WAI-ARIA APG: editable combobox, list autocomplete). */
export interface Combobox {
  /** Replaces the options, unless the input has lost the focus. @param announcement text for the status region */
  setOptions: (content: Node, announcement: string) => void;
  /** Announces that some options were removed, and drops the selection if it was among them. */
  handleOptionsRemoved: (announcement: string) => void;
}

/**
 * Makes a search box a combobox.
 * @param requestOptions called when the text changes or the list has to open
 * @param cancelRequest called when the list closes
 */
export function createCombobox(
  form: HTMLFormElement,
  input: HTMLInputElement,
  requestOptions: () => void,
  cancelRequest: () => void,
): Combobox {
  const panel = document.createElement('div');
  panel.className = 'suggestions';
  panel.hidden = true;
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  form.append(panel, status);
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);

  const options = (): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>('[role=option]')];
  const activeOption = (): HTMLElement | null => panel.querySelector('[aria-selected=true]');

  const setActiveOption = (option: HTMLElement | undefined): void => {
    activeOption()?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };

  const setOpen = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) {
      setActiveOption(undefined);
      status.textContent = '';
    }
  };

  const close = (): void => {
    setOpen(false);
    cancelRequest();
  };

  /** Moves the selection by one option; past either end it returns to the input. */
  const move = (step: 1 | -1): void => {
    const optionElements = options();
    const current = activeOption();
    const firstIndex = step > 0 ? 0 : optionElements.length - 1;
    const index = current ? optionElements.indexOf(current) + step : firstIndex;
    setActiveOption(optionElements[index]);
  };

  /** Activates an option if another one is active; else the key moves the cursor in the input. */
  const moveTo = (option: HTMLElement | undefined): boolean => {
    const isActive = activeOption() !== null;
    if (isActive) setActiveOption(option);
    return isActive;
  };

  /** The effects of keys: whether they replace the browser's default action. */
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => {
      if (panel.hidden) requestOptions();
      else move(1);
      return true;
    },
    ArrowUp: () => {
      if (!panel.hidden) move(-1);
      return !panel.hidden;
    },
    Home: () => moveTo(options()[0]),
    End: () => moveTo(options().at(-1)),
    // Without an active option the form is submitted (R2.2).
    Enter: () => {
      const option = activeOption();
      option?.click();
      return option !== null;
    },
    // The first Escape only closes the list; the second one has the browser's default action, which clears the input.
    Escape: () => {
      if (panel.hidden) return false;
      close();
      return true;
    },
  };

  input.addEventListener('input', () => {
    setActiveOption(undefined);
    requestOptions();
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (keys[event.key]?.()) event.preventDefault();
  });
  input.addEventListener('focus', () => {
    if (panel.hidden) requestOptions();
  });
  // Pressing an option keeps the focus in the input, and the keyboard of a phone open.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      if (!panel.hidden && !form.contains(target as Node)) close();
    });
  // Escape on a button of the panel focuses the input before the list closes: with the list closed, focusing it would open the list.
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    input.focus();
    close();
  });
  // With `reading-flow` (Header.css), Chrome would Tab from the panel's last item back to the start of the header.
  panel.addEventListener('keydown', ({ key, shiftKey, target }) => {
    const last = [...panel.querySelectorAll('a[href]:not([tabindex="-1"]), button')].at(-1);
    if (key !== 'Tab' || shiftKey || target !== last) return;
    form.querySelector<HTMLElement>('[type=submit]')?.focus();
    close();
  });
  // Closes the list on bfcache restore.
  addEventListener('pageshow', ({ persisted }) => persisted && close());

  return {
    handleOptionsRemoved: (announcement) => {
      if (!activeOption()) setActiveOption(undefined);
      status.textContent = announcement;
    },
    setOptions: (content, announcement) => {
      if (document.activeElement !== input) return;
      // Keeps the selection when a more complete result for the same text arrives.
      const activeUrl = activeOption()?.getAttribute('href');
      panel.replaceChildren(content);
      const optionElements = options();
      optionElements.forEach((option, i) => (option.id = `${listId}-${i}`));
      // A panel without options may have a link to WhatsApp.
      setOpen(optionElements.length > 0 || panel.querySelector('a') !== null);
      setActiveOption(optionElements.find((option) => option.getAttribute('href') === activeUrl));
      status.textContent = announcement;
    },
  };
}

const attributes = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  'aria-controls': listId,
  autocapitalize: 'none',
  spellcheck: 'false',
};
