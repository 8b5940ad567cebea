/** An icon by its paths (icons.ts); decoration, so the words beside it say what it means. */
export const Icon = ({ paths, className = 'icon' }: { paths: readonly string[]; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    {paths.map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
);
