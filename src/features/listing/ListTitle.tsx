import { NoWrap } from '../../components/NoWrap.tsx';

/**
 * The heading of a list. On phones, "Categoría:" is on a small line above the name, and the count at the end of the name's
 * line.
 */
export function ListTitle({ title, count }: { title: string; count?: string }) {
  const [, prefix, name = title] = /^(Categoría: )(.+)$/.exec(title) ?? [];
  return (
    <h1 className="list-title">
      {prefix && <span className="list-prefix">{prefix}</span>}
      <span>
        <NoWrap text={name} />
      </span>
      {count && (
        <small data-list-count="" role="status">
          {count}
        </small>
      )}
    </h1>
  );
}
