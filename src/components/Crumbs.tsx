export interface Crumb {
  name: string;
  /** The last one, the page itself, has none. */
  url?: string;
}

/**
 * Breadcrumbs: the path from the home page to this page.
 * @param backLink whether phones show only the last one before it, as a way back
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
