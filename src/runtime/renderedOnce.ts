const rendered = new Map<string, Promise<string>>();

/** The HTML of the first rendering under a name; in development, where sources change, of each. */
export function renderedOnce(name: string, render: () => Promise<string>): Promise<string> {
  const html = (import.meta.env.PROD && rendered.get(name)) || render();
  rendered.set(name, html);
  return html;
}
