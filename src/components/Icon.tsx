import { icons, type IconName } from './icons.ts';

/** An icon of the set; decoration, so the words beside it say what it means. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Drawing paths={icons[name]} className={className} />
);

/** An icon by its paths. */
export const Drawing = ({
  paths,
  className = 'icon',
}: {
  paths: readonly string[];
  className?: string | undefined;
}) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    {paths.map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
);
