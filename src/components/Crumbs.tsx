export interface Crumb {
  name: string;
  /** The last one, the page itself, has none. */
  address?: string;
}

/** The way to this page from the home page. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Ruta">
      <ol>
        {[{ name: 'Inicio', address: '/' }, ...crumbs].map(({ name, address }) => (
          <li key={name}>{address ? <a href={address}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
