import { imageConfigFile, settings } from '../../src/settings.ts';
import { parseCommandLine } from '../commandLine.ts';
import { errorText } from '../errorText.ts';
import { startPreview } from './startPreview.ts';

try {
  const { values } = parseCommandLine({
    name: 'preview',
    help: 'Serves dist as Netlify does, on PORT.',
    options: {
      https: { type: 'boolean', default: false, help: 'serves over HTTP/2, also to phones on the local network' },
    },
  });
  const { port, distDir } = settings();
  const preview = await startPreview({
    port,
    dist: distDir,
    configFile: imageConfigFile(distDir),
    https: values.https,
  });
  console.log(`Shop: ${preview.url}`);
  for (const url of preview.lan) console.log(`On the local network: ${url} (accept the certificate once)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void preview.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
