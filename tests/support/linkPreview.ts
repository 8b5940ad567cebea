import { Parser } from 'htmlparser2';

/** The data that messaging apps and social networks read from a page for a link preview. */
export interface LinkPreview {
  /** The content of meta elements, by property or name; of the first one if there are several, as in WhatsApp. */
  meta: Map<string, string>;
  title: string;
  canonical: string;
  jsonLdBlocks: string[];
  /** The number of bytes up to the end of the head: WhatsApp reads only the beginning of a page. */
  headBytes: number;
}

/** Parses the link preview of a page. */
export function parseLinkPreview(html: string): LinkPreview {
  const preview: LinkPreview = { meta: new Map(), title: '', canonical: '', jsonLdBlocks: [], headBytes: 0 };
  let context: 'title' | 'json-ld' | '' = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      context = '';
      if (name === 'title' && preview.headBytes === 0) context = 'title';
      else if (attributes['type'] === 'application/ld+json') context = 'json-ld';
      if (context === 'json-ld') preview.jsonLdBlocks.push('');
      const key = attributes['property'] ?? attributes['name'];
      if (name === 'meta' && key && !preview.meta.has(key)) preview.meta.set(key, attributes['content'] ?? '');
      if (name === 'link' && attributes['rel'] === 'canonical') preview.canonical ||= attributes['href'] ?? '';
    },
    ontext(text) {
      if (context === 'title') preview.title += text;
      else if (context === 'json-ld') preview.jsonLdBlocks.push((preview.jsonLdBlocks.pop() ?? '') + text);
    },
    onclosetag(name) {
      context = '';
      if (name === 'head') preview.headBytes = Buffer.byteLength(html.slice(0, parser.endIndex));
    },
  });
  parser.end(html);
  return preview;
}

/** Finds issues that prevent a preview with picture, title and description. */
export function findLinkPreviewIssues({ meta, title, canonical, headBytes }: LinkPreview): string[] {
  const content = (name: string): string => meta.get(name) ?? '';
  // The shell of live pages has none: their URLs differ (R1.10).
  const expectedUrl = canonical.includes('/vivo/') ? '' : canonical;
  const issues = [
    ...(content('og:title') === title && title ? [] : ['og:title is not the title']),
    ...(content('og:description').length > 20 ? [] : ['og:description is missing']),
    ...(content('og:url') === expectedUrl && canonical ? [] : ['og:url is not the canonical URL']),
    ...(/^(?:website|product)$/.test(content('og:type')) ? [] : ['og:type is missing']),
    ...(/^https?:\/\/[^/]+\/(?:vistas\/|\.netlify\/images\?)/.test(content('og:image'))
      ? []
      : ['og:image is not an absolute URL of a preview picture']),
    ...(content('og:image:type') === 'image/jpeg' ? [] : ['og:image:type is not image/jpeg']),
    ...(content('og:image:alt') ? [] : ['og:image:alt is missing']),
    ...(content('twitter:card') ? [] : ['twitter:card is missing']),
    ...(headBytes > 0 && headBytes < 300_000 ? [] : ['the head is larger than 300 KB']),
  ];
  const width = Number(content('og:image:width'));
  const height = Number(content('og:image:height'));
  if (!(width >= 600 && height >= 315)) issues.push(`the picture is too small: ${width}×${height}`);
  if (content('og:image').includes('/vistas/') && `${width}×${height}` !== '1200×630')
    issues.push(`a generated picture is 1200×630, not ${width}×${height}`);
  return issues;
}
