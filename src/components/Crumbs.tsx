export interface Crumb {
  name: string;
  /** The last one, the page itself, has none. */
  url?: string;
}

/** Breadcrumbs: the path from the home page to this page. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Ruta">
      <ol>
        {[{ name: 'Inicio', url: '/' }, ...crumbs].map(({ name, url }) => (
          <li key={name}>{url ? <a href={url}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
