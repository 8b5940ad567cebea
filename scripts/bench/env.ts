import { registerHooks } from 'node:module';

// `import.meta.env` is Vite's; for a bench of the site's modules in plain Node it is empty.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!(url.includes('/src/') && url.endsWith('.ts')) || !loaded.source) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: source.replaceAll('import.meta.env', '({})') };
  },
});
