import { tabStorage } from '../lib/storage.ts';

declare global {
  interface WindowEventMap {
    'astro:hydration-error': CustomEvent<{ componentUrl: string }>;
  }
}

// Reloads the page when a new deploy has removed its scripts: once per tab, only if the page now names other scripts, and
// never when that would lose what was typed (P24).
addEventListener('astro:hydration-error', ({ detail }) => {
  reloadIfRemoved(detail.componentUrl).catch(() => {});
});

async function reloadIfRemoved(script: string): Promise<void> {
  // Not from the cache: by Netlify's default headers browsers revalidate pages each time.
  const page = await fetch('');
  if (!page.ok || (await page.text()).includes(script) || tabStorage.read('reloaded')) return;
  const fields = [...document.querySelectorAll('input')];
  // "on" is the value of a checkbox without a value.
  if (fields.some(({ value, defaultValue }) => value !== defaultValue && value !== 'on')) return;
  if (tabStorage.write('reloaded', script)) location.reload();
}
