import { useEffect, useState } from 'react';
import { deadlineText } from './note.ts';

/** The rule of the month, and how long it leaves when its end is near: by the browser's clock, so not in the HTML. */
export function Deadline() {
  const [text, setText] = useState('');
  useEffect(() => {
    const tell = () => setText(deadlineText(new Date()));
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, []);
  return <p className="deadline">{text ? <b>{text}</b> : 'Solo se factura dentro del mes de la compra.'}</p>;
}
