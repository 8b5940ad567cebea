import { NoWrap } from '../../components/NoWrap.tsx';

/** The heading of a list: on phones "Categoría:" is small above its name, and the count at the end of the name's line. */
export function ListTitle({ title, count }: { title: string; count?: string }) {
  const [, kind, name = title] = /^(Categoría: )(.+)$/.exec(title) ?? [];
  return (
    <h1 className="list-title">
      {kind && <span className="list-kind">{kind}</span>}
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
