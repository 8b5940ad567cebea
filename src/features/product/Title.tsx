import { nameSize } from './name.ts';

/** The name of a product. One of 140 characters and more is cut on phones, where a script can show the whole (title.client.ts). */
export function Title({ name }: { name: string }) {
  const size = nameSize(name);
  return (
    <div className={`title ${size}`} data-title>
      <h1 id="product-name">{name}</h1>
      {size === 'longest' && (
        <button
          className="link needs-script"
          type="button"
          data-whole-name
          aria-controls="product-name"
          aria-expanded="false"
        >
          Ver nombre completo
        </button>
      )}
    </div>
  );
}
