import { Parser } from 'htmlparser2';

/** What a messaging app or social network reads of a page for the preview of a link to it. */
export interface Preview {
  /** The contents of meta elements of the head, by property or name; the first holds, as for WhatsApp. */
  meta: Map<string, string>;
  title: string;
  canonical: string;
  blocks: string[];
  /** How many bytes of the page come before the end of its head: WhatsApp reads no more than the first. */
  headBytes: number;
}

/** Reads a page's head. */
export function readPreview(html: string): Preview {
  const preview: Preview = { meta: new Map(), title: '', canonical: '', blocks: [], headBytes: 0 };
  let within = '';
  const parser = new Parser({
    onopentag(name, given) {
      within =
        name === 'title' && preview.headBytes === 0 ? 'title' : given['type'] === 'application/ld+json' ? 'block' : '';
      if (within === 'block') preview.blocks.push('');
      const key = given['property'] ?? given['name'];
      if (name === 'meta' && key && !preview.meta.has(key)) preview.meta.set(key, given['content'] ?? '');
      if (name === 'link' && given['rel'] === 'canonical') preview.canonical ||= given['href'] ?? '';
    },
    ontext(text) {
      if (within === 'title') preview.title += text;
      else if (within === 'block') preview.blocks.push((preview.blocks.pop() ?? '') + text);
    },
    onclosetag(name) {
      within = '';
      if (name === 'head') preview.headBytes = Buffer.byteLength(html.slice(0, parser.endIndex));
    },
  });
  parser.end(html);
  return preview;
}

/** What keeps a preview from being shown with picture, title and line. */
export function previewFaults({ meta, title, canonical, headBytes }: Preview): string[] {
  const given = (name: string): string => meta.get(name) ?? '';
  const faults = [
    ...(given('og:title') === title && title ? [] : ['og:title is not the title']),
    ...(given('og:description').length > 20 ? [] : ['og:description is missing']),
    ...(given('og:url') === canonical && canonical ? [] : ['og:url is not the canonical URL']),
    ...(/^(?:website|product)$/.test(given('og:type')) ? [] : ['og:type is missing']),
    ...(/^https?:\/\/[^/]+\/(?:vistas\/|\.netlify\/images\?)/.test(given('og:image'))
      ? []
      : ['og:image is not in full']),
    ...(given('og:image:type') === 'image/jpeg' ? [] : ['og:image:type is not image/jpeg']),
    ...(given('og:image:alt') ? [] : ['og:image:alt is missing']),
    ...(given('twitter:card') ? [] : ['twitter:card is missing']),
    ...(headBytes > 0 && headBytes < 300_000 ? [] : ['the head does not end within 300 KB']),
  ];
  const [width, height] = [Number(given('og:image:width')), Number(given('og:image:height'))];
  if (!(width >= 600 && height >= 315)) faults.push(`the picture is ${width}×${height}`);
  if (given('og:image').includes('/vistas/') && `${width}×${height}` !== '1200×630')
    faults.push('it is drawn as 1200×630');
  return faults;
}
