import { useRef } from 'react';
import { FieldFrame } from '../../components/Field.tsx';
import { unlock } from './utilities.store.ts';

/** The locked page. The box has no name: a form sent without script must not put the password into the address. */
export function Gate({ busy }: { busy: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <form
      className="gate"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void unlock(box.current?.value ?? '');
      }}
    >
      <FieldFrame
        id="password"
        label="Contraseña"
        help="Es la que comparte tu sucursal. Se comprueba en este equipo y no se envía."
      >
        <input
          ref={box}
          id="password"
          type="password"
          autoComplete="current-password"
          aria-describedby="password-help"
        />
      </FieldFrame>
      <button className="button ink full" type="submit" aria-disabled={busy}>
        {busy ? 'Comprobando…' : 'Entrar'}
      </button>
    </form>
  );
}
