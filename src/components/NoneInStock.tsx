/** What stands where a list has something, but nothing of it in stock (R4.5, R4.12). */
export const NoneInStock = () => (
  <p className="notice">
    <strong>No se encontraron concidencias :(</strong>
    Por ahora nada de esta lista tiene existencias.
  </p>
);
