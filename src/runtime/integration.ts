import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** React with our own renderer for the build and a guard around each island, and the directive `client:intent`. */
export function runtime(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': async (setup) => {
        setup.addClientDirective({ name: 'intent', entrypoint: beside('clientIntent.ts') });
        await hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) =>
            setup.addRenderer({
              ...renderer,
              serverEntrypoint: beside('reactServer.ts'),
              clientEntrypoint: beside('reactClient.tsx'),
            }),
        });
      },
    },
  };
}
