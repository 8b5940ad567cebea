import type { ClientDirective } from 'astro';
import { getJson, postJson } from '../api/light.ts';
import { dialect } from '../contract/dialect.ts';
import type { Row } from '../contract/entity.ts';
import { ageText } from '../lib/age.ts';
import { figuresRequest, readFigures, type Figures } from '../contract/figures.ts';
import { figuresKey } from '../contract/rules.ts';
import { rememberedBranch } from '../features/branches/remembered.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Asks the live API first, and hydrates only where its figures differ from the page's. */
    'client:live'?: boolean;
  }
}

declare global {
  /** Live figures by product id, for the island that is hydrated because of them. */
  var shopLive: Record<string, Figures> | undefined;
}

/** Figures younger than this are not asked for again, ms. */
const fresh = 60_000;

/**
 * client:live. When the island is in view and the page is idle it asks the API for the product's figures, without
 * React; only where they differ from the page's is the island hydrated. A failure changes nothing but the line that
 * says from when the figures are (R5.11).
 */
const live: ClientDirective = (load, _options, island) => {
  const {
    live: address,
    product,
    branch: pageBranch,
    now,
  } = island.querySelector<HTMLElement>('[data-live]')?.dataset ?? {};
  if (!address || !product) return;
  let asked = -fresh;
  let hydrated: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    if (document.hidden || performance.now() - asked < fresh) return;
    asked = performance.now();
    const branch = rememberedBranch();
    const figures = await fetchFigures(address, product, branch).catch(() => null);
    if (!figures) return sayAge().catch(() => undefined);
    say('');
    if (hydrated || figuresKey(figures) !== now || branch !== pageBranch) await show(figures, product);
  };

  const show = async (figures: Figures, id: string): Promise<void> => {
    (globalThis.shopLive ??= {})[id] = figures;
    await (hydrated ??= load().then((hydrate) => hydrate()));
    dispatchEvent(new Event('shop:live'));
  };

  const askAnew = (): void => {
    asked = -fresh;
    void ask();
  };

  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void ask());
    else setTimeout(() => void ask(), 200);
    for (const event of ['visibilitychange', 'pageshow', 'online']) addEventListener(event, () => void ask());
    addEventListener('shop:branch', askAnew);
  });
  seen.observe(island.firstElementChild ?? island);
};

async function fetchFigures(address: string, product: string, branch: string): Promise<Figures | null> {
  const answer = (await postJson(address, figuresRequest(product, branch))) as Record<string, Row | null | undefined>;
  const results = answer[dialect.results];
  return results ? readFigures(results) : null;
}

async function sayAge(): Promise<void> {
  const manifest = (await getJson('/catalogo/manifest.json')) as { time: string };
  say(ageText(new Date(manifest.time), new Date()));
}

/** Writes the line that says from when the figures are; '' where they are of now. */
function say(text: string): void {
  const line = document.querySelector('[data-age]');
  if (line) line.textContent = text;
}

export default live;
