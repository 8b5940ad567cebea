const rendered = new Map<string, Promise<string>>();

/** Renders once per id and returns the cached HTML afterwards; in development, where sources change, it renders each time. */
export function renderOnce(id: string, render: () => Promise<string>): Promise<string> {
  const html = (import.meta.env.PROD && rendered.get(id)) || render();
  rendered.set(id, html);
  return html;
}
