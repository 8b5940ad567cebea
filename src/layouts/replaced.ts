declare global {
  interface WindowEventMap {
    'astro:hydration-error': CustomEvent<{ componentUrl: string }>;
  }
}

/**
 * Loads a page anew whose scripts are gone because the site was deployed since: once a tab, and only where the page now
 * names others (P24). What was typed the browser puts back, the wizard's draft is the tab's.
 */
export const followDeploys = (): void =>
  addEventListener('astro:hydration-error', ({ detail }) => {
    renew(detail.componentUrl).catch(() => {});
  });

async function renew(script: string): Promise<void> {
  const page = await fetch('', { cache: 'no-store' });
  if (!page.ok || (await page.text()).includes(script) || sessionStorage['renewed']) return;
  sessionStorage['renewed'] = script;
  location.reload();
}
