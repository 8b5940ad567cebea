declare global {
  interface WindowEventMap {
    'astro:hydration-error': CustomEvent<{ componentUrl: string }>;
  }
}

/**
 * Loads a page anew whose scripts are gone because the site was deployed since: once a tab, only where the page now names
 * others, and never over what a person has typed (P24).
 */
export const followDeploys = (): void =>
  addEventListener('astro:hydration-error', ({ detail }) => {
    renew(detail.componentUrl).catch(() => {});
  });

async function renew(script: string): Promise<void> {
  // Pages are revalidated each time.
  const page = await fetch('');
  if (!page.ok || (await page.text()).includes(script) || sessionStorage['renewed']) return;
  const fields = [...document.querySelectorAll('input')];
  // "on" is the value of a box that has none.
  if (fields.some(({ value, defaultValue }) => value !== defaultValue && value !== 'on')) return;
  sessionStorage['renewed'] = script;
  location.reload();
}
