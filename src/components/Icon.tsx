import { icons, type IconName } from './icons.ts';

/** An icon of the set; decoration, so the words beside it say what it means. */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {icons[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
