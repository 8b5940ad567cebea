import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { FormField } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { retryHelp, retryLabel } from '../../components/texts.ts';
import { $utilities, loadFiles, unlock, type UtilitiesState } from './utilities.store.ts';
import { fileUrl, type FileGroup } from './utilities.ts';

/** The page: a password form, then the list of files (R8). */
export function Utilities() {
  const state = useStore($utilities, { ssr: 'initial' });
  return (
    <div className="utilities">
      <CurrentStep state={state} />
    </div>
  );
}

function CurrentStep({ state }: { state: UtilitiesState }) {
  switch (state.step) {
    case 'locked':
    case 'checking':
      return <PasswordForm busy={state.step === 'checking'} />;
    case 'loading':
      return <p role="status">Cargando archivos…</p>;
    case 'failed':
      return <LoadFailure />;
    case 'open':
      return <Files groups={state.groups} />;
  }
}

const LoadFailure = () => (
  <div className="notice" role="alert">
    <strong>No se pudo cargar la lista de archivos.</strong>
    <p>{retryHelp}</p>
    <button className="button" type="button" onClick={() => void loadFiles()}>
      {retryLabel}
    </button>
  </div>
);

/** The input has no name: a form submitted without scripts must not put the password into the URL. */
function PasswordForm({ busy }: { busy: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className="utilities-login"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void unlock(input.current?.value ?? '');
      }}
    >
      <FormField
        id="password"
        label="Contraseña"
        help="Es la que comparte tu sucursal. Se comprueba en este equipo y no se envía."
      >
        <input
          ref={input}
          id="password"
          type="password"
          autoComplete="current-password"
          aria-describedby="password-help"
        />
      </FormField>
      <button className="button ink full" type="submit" aria-disabled={busy}>
        {busy ? 'Comprobando…' : 'Entrar'}
      </button>
    </form>
  );
}

/** The files under their first letters, each a download (R8.3). */
function Files({ groups }: { groups: FileGroup[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is removed.
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
        <div key={letter} className="utilities-letter">
          <h3>{letter}</h3>
          <ul role="list">
            {files.map((file) => (
              <li key={file}>
                <a href={fileUrl(file)} download={file}>
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
