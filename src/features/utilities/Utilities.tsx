import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { islandReady } from '../../runtime/clientIntent.ts';
import { Files } from './Files.tsx';
import { Gate } from './Gate.tsx';
import { $utilities, loadFiles } from './utilities.store.ts';

/** Locked until the password is given; then the files (R8). */
export function Utilities() {
  const root = useRef<HTMLDivElement>(null);
  const state = useStore($utilities, { ssr: 'initial' });
  useEffect(() => islandReady(root.current), []);
  return (
    <div ref={root} className="utilities">
      {state.step === 'locked' || state.step === 'checking' ? (
        <Gate busy={state.step === 'checking'} />
      ) : state.step === 'open' ? (
        <Files groups={state.groups} />
      ) : state.step === 'loading' ? (
        <p role="status">Cargando archivos…</p>
      ) : (
        <div className="notice" role="alert">
          <strong>No se pudo cargar la lista de archivos.</strong>
          <p>Revisa tu conexión e inténtalo de nuevo.</p>
          <button className="button" type="button" onClick={() => void loadFiles()}>
            Reintentar
          </button>
        </div>
      )}
    </div>
  );
}
