export interface Breadcrumb {
  name: string;
  /** Omitted for the page itself, the last breadcrumb. */
  url?: string;
}

/**
 * The path from the home page to this page.
 * @param backLink whether phones show only the parent page, as a back link
 */
export function Breadcrumbs({ items, backLink = false }: { items: Breadcrumb[]; backLink?: boolean }) {
  return (
    <nav className={backLink ? 'crumbs back-link' : 'crumbs'} aria-label="Ruta">
      <ol>
        {[{ name: 'Inicio', url: '/' }, ...items].map(({ name, url }) => (
          <li key={name}>{url ? <a href={url}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
