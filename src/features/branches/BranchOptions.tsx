import type { Branch } from '../../contract/fields.ts';
import { openWords } from './openNow.ts';
import { openingOf } from './openingOf.ts';

interface Props {
  /** Groups of branches, each under its name; one without a name has none to see. */
  groups: readonly { title: string; branches: readonly Branch[] }[];
  picked: Branch | undefined;
  onPick: (branch: Branch) => void;
}

/** Branches to pick one of: by their city, and whether they are open. */
export function BranchOptions({ groups, picked, onPick }: Props) {
  return groups
    .filter(({ branches }) => branches.length > 0)
    .map(({ title, branches }, index) => (
      <fieldset key={title} className="branch-options">
        <legend className={groups.length > 1 ? undefined : 'visually-hidden'} id={`branches-${index}`}>
          {title}
        </legend>
        {branches.map((branch) => (
          <label key={branch.id}>
            <input type="radio" name="branch" checked={branch.id === picked?.id} onChange={() => onPick(branch)} />
            <span>
              <span className="of-city">
                <b>{branch.city || branch.neighbourhood}</b>
                {branch.city && branch.neighbourhood && ` · ${branch.neighbourhood}`}
              </span>
              <small>
                <Open id={branch.id} />
                {[branch.street, branch.number].filter(Boolean).join(' ')}
              </small>
            </span>
            <span className="code">{branch.postalCode}</span>
          </label>
        ))}
      </fieldset>
    ));
}

/** Whether a branch is open as the modal is opened; nothing where its hours are not known. */
function Open({ id }: { id: string }) {
  const now = openingOf(id, new Date());
  if (!now) return null;
  return <span className={now.open ? 'open now' : 'open'}>{openWords(now).join(' · ')}</span>;
}
