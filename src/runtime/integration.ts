import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const resolvePath = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** React with our own server renderer, an error boundary around each island, and the directives `client:form` and `client:intent`. */
export function runtime(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': async (setup) => {
        setup.addClientDirective({ name: 'form', entrypoint: resolvePath('clientForm.ts') });
        setup.addClientDirective({ name: 'intent', entrypoint: resolvePath('clientIntent.ts') });
        await hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) =>
            setup.addRenderer({
              ...renderer,
              serverEntrypoint: resolvePath('reactServer.ts'),
              clientEntrypoint: resolvePath('reactClient.tsx'),
            }),
        });
      },
    },
  };
}
