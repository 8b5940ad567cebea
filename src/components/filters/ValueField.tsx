import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

interface Props {
  label: string;
  typed: string;
  onType: (text: string) => void;
  /** Someone is about to type: every value is wanted. */
  onUse: () => void;
}

/** The field of a long group. React does not hold its text: what was typed before React was there stays, and counts. */
export function ValueField({ label, typed, onType, onUse }: Props) {
  const read = (field: HTMLInputElement | null) => {
    if (!field || field.value === typed) return;
    onType(field.value);
    onUse();
  };
  return (
    <label className="name-field">
      <Icon paths={icons.search} />
      <input
        ref={read}
        type="text"
        inputMode="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        onFocus={onUse}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </label>
  );
}
