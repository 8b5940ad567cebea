import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Asks the live API first, and hydrates only where its figures differ from the page's. */
    'client:live'?: boolean;
  }
}

/** Our ways to decide when React comes (design: "When React comes"). */
export const directives = (): AstroIntegration => ({
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'live', entrypoint: './src/directives/live.ts' });
    },
  },
});
