import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { parseCommandLine } from './commandLine.ts';
import { errorText } from './errorText.ts';

parseCommandLine({
  name: 'icons',
  help: 'Creates the app icons from public/favicon.svg. Run it after changing the logo, and commit the result.',
});
const folder = 'public/assets/icons';
try {
  await drawIcons();
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}

async function drawIcons(): Promise<void> {
  const logo = readFileSync('public/favicon.svg', 'utf8');
  const rect = /<rect ([^<>]*)\/>/.exec(logo);
  const background = /\bfill="([^"<>]+)"/.exec(rect?.[1] ?? '')?.[1];
  const drawing = rect ? logo.slice(rect.index + rect[0].length, logo.lastIndexOf('</svg>')) : '';
  if (!background || !drawing)
    throw new Error('public/favicon.svg is not a drawing on one filled <rect>: adapt scripts/icons.ts.');

  /** Draws the logo on a full square, for devices that crop icons to their own shape. @param scale of the drawing; 1 as in the logo */
  const squareLogo = (scale: number): string => {
    const transform = `translate(20 20) scale(${scale}) translate(-20 -20)`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${background}"/><g transform="${transform}">${drawing}</g></svg>`;
  };

  const icons = [
    { name: 'icon-192', size: 192, svg: logo },
    { name: 'icon-512', size: 512, svg: logo },
    // A device may cut a tenth off each side (w3.org/TR/appmanifest, safe zone).
    { name: 'maskable-512', size: 512, svg: squareLogo(0.8) },
    { name: 'apple-180', size: 180, svg: squareLogo(0.9) },
  ];
  mkdirSync(folder, { recursive: true });
  for (const { name, size, svg } of icons) {
    const image = sharp(Buffer.from(svg), { density: (72 * size) / 40 }).resize(size, size);
    const { bytes } = await image
      .png({ palette: true, effort: 10 })
      .toFile(`${folder}/${name}.png`)
      .then((info) => ({ bytes: info.size }));
    console.log(`${folder}/${name}.png ${bytes} bytes`);
  }

  // Clients that request /favicon.ico by default accept a PNG in an ICO container: a header and one entry, 22 bytes.
  const size = 32;
  const png = await sharp(Buffer.from(logo), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ effort: 10 })
    .toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  writeFileSync('public/favicon.ico', Buffer.concat([header, png]));
  console.log(`public/favicon.ico ${header.length + png.length} bytes`);
}
