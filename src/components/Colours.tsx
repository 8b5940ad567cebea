/** So many dots are told apart at a glance. */
const most = 5;

/** The colours that there are of a product, on the foot of its picture: dots, and their number for who does not see them. */
export function Colours({ colours }: { colours: string }) {
  const all = colours.split(' ');
  const drawn = all.slice(0, most);
  return (
    <p className="colours">
      <svg width={drawn.length * 14} height="14" aria-hidden="true">
        {drawn.map((colour, index) => (
          <circle key={colour} cx={7 + index * 14} cy="7" r="5.25" fill={colour} />
        ))}
      </svg>
      {all.length > most && <span aria-hidden="true">+{all.length - most}</span>}
      <span className="visually-hidden">En {all.length} colores</span>
    </p>
  );
}
