import type { TextPart } from '../../lib/links.ts';

/** The description, its addresses as links; a tall one is folded until asked for (R5.7, folding.client.ts). */
export function Description({ parts }: { parts: TextPart[] }) {
  if (parts.length === 0) return null;
  return (
    <div className="description">
      <div className="section-head">
        <h2>Descripción</h2>
      </div>
      <div className="fold" id="description" data-fold>
        <p>
          {parts.map(({ text: part, address, host }, index) =>
            address ? (
              <a
                key={index}
                className="link"
                href={address}
                data-host={host}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
              >
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      </div>
      <button className="button" type="button" data-unfold aria-controls="description" aria-expanded="false" hidden>
        Leer más
      </button>
    </div>
  );
}
