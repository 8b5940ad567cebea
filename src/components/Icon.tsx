/** An icon (icons.ts). It is hidden from assistive technology, so the text beside it has to say what it means. */
export const Icon = ({ paths, className = 'icon' }: { paths: readonly string[]; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    {paths.map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
);
