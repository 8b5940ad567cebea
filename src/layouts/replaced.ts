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
  const page = await fetch('', { cache: 'no-store' });
  if (!page.ok || (await page.text()).includes(script) || sessionStorage['renewed']) return;
  if ([...document.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)) return;
  sessionStorage['renewed'] = script;
  location.reload();
}
