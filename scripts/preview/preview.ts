import { parseArgs } from 'node:util';
import { imageConfigFile, settings } from '../../src/settings.ts';
import { startPreview } from './startPreview.ts';

// `npm run preview [-- --https]` serves dist as Netlify does, on PORT.
try {
  const { values } = parseArgs({ options: { https: { type: 'boolean', default: false } } });
  const { port, distDir } = settings();
  const preview = await startPreview({
    port,
    dist: distDir,
    configFile: imageConfigFile(distDir),
    https: values.https,
  });
  console.log(`Shop: ${preview.url}`);
  for (const address of preview.lan) console.log(`On the local network: ${address} (accept the certificate once)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void preview.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
