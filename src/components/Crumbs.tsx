export interface Crumb {
  name: string;
  /** Omitted for the page itself, the last breadcrumb. */
  url?: string;
}

/**
 * Breadcrumbs: the path from the home page to this page.
 * @param backLink whether phones show only the parent page, as a back link
 */
export function Crumbs({ crumbs, backLink = false }: { crumbs: Crumb[]; backLink?: boolean }) {
  return (
    <nav className={backLink ? 'crumbs back-link' : 'crumbs'} aria-label="Ruta">
      <ol>
        {[{ name: 'Inicio', url: '/' }, ...crumbs].map(({ name, url }) => (
          <li key={name}>{url ? <a href={url}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
