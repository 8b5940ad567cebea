const rendered = new Map<string, Promise<string>>();

/** Renders once per name and returns the cached HTML afterwards; in development, where sources change, it renders each time. */
export function renderOnce(name: string, render: () => Promise<string>): Promise<string> {
  const html = (import.meta.env.PROD && rendered.get(name)) || render();
  rendered.set(name, html);
  return html;
}
