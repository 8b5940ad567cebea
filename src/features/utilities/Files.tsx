import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { fileAddress, type FileGroup } from './files.ts';

/** The files under their first letters, each a download (R8.3). */
export function Files({ groups }: { groups: FileGroup[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  if (groups.length === 0) {
    return (
      <div className="notice">
        <h2 ref={heading} tabIndex={-1}>
          No hay archivos disponibles
        </h2>
        <p>Cuando haya alguno, aparecerá aquí.</p>
      </div>
    );
  }
  const count = groups.reduce((sum, { files }) => sum + files.length, 0);
  return (
    <section aria-labelledby="files">
      <h2 id="files" ref={heading} tabIndex={-1}>
        {count === 1 ? '1 archivo' : `${count} archivos`}
      </h2>
      {groups.map(({ letter, files }) => (
        <div key={letter} className="letter">
          <h3>{letter}</h3>
          <ul role="list">
            {files.map((file) => (
              <li key={file}>
                <a href={fileAddress(file)} download={file}>
                  <span>{file}</span>
                  <Icon paths={icons.download} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
