import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $draft, setValue } from './draft.store.ts';
import { cleanRfc, longestRfc, rfcHint } from './rfc.ts';
import { TextField } from './TextField.tsx';

/** The RFC in capitals, with a hint that never blocks: some genuine ones look wrong. */
export function RfcField() {
  const { rfc } = useStore($draft).values;
  const [left, setLeft] = useState(true);
  const hint = left || cleanRfc(rfc).length >= longestRfc ? rfcHint(rfc) : '';
  return (
    <TextField
      name="rfc"
      label="RFC"
      help={
        <span role="status">{hint ? <b>{hint}</b> : `${longestRfc - 1} o ${longestRfc} caracteres, sin guiones`}</span>
      }
      width="half-wide"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        if (cleanRfc(rfc) !== rfc) setValue('rfc', cleanRfc(rfc));
      }}
    />
  );
}
