import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { WhatsappButton } from '../../components/AskActions.tsx';
import { branchName } from '../../components/branch.ts';
import type { Branch } from '../../contract/fields.ts';
import { shop } from '../../shop.ts';
import { branchesNear, codeLength, others, type BranchSearch as Found } from './branches.ts';
import { $branch, chooseBranch } from './branches.store.ts';
import { openingText, findOpening } from './openingHours.ts';
import { callApi } from '../../api/callApi.ts';
import { publishedBranches } from '../../api/published.ts';
import { getSucursales } from '../../contract/calls.ts';

const unreachable = 'No pudimos consultar las sucursales. Revisa tu conexión e intenta de nuevo.';

const question = 'Hola, ¿cuál sucursal me queda más cerca? Mi código postal es ';

/** All branches, by postal code the near ones first, and one is picked (R2.6, R2.7). */
export function BranchSearch({ onChosen }: { onChosen: () => void }) {
  const field = useId();
  const [all, setAll] = useState<readonly Branch[]>([]);
  const [found, setFound] = useState<Found | null>(null);
  const [typed, setTyped] = useState('');
  const turn = useRef(0);
  const current = useStore($branch)?.id ?? shop.mainBranch;
  const [chosen, setChosen] = useState<Branch>();
  const near = found && 'branches' in found ? found.branches : [];
  const picked = chosen ?? near[0] ?? all.find(({ id }) => id === current) ?? all[0];

  useEffect(() => {
    allBranches().then(setAll, () => undefined); // Whoever types a code is told.
  }, []);

  const search = async (text: string) => {
    const mine = ++turn.current;
    setTyped(text.trim());
    // A text that is no code needs no call.
    const answer =
      text.trim().length < codeLength
        ? branchesNear(text, [])
        : await (all.length > 0 ? Promise.resolve(all) : allBranches()).then(
            (branches) => {
              setAll(branches);
              return branchesNear(text, branches);
            },
            () => ({ error: unreachable }),
          );
    if (mine !== turn.current) return;
    setChosen(undefined);
    setFound(answer);
  };

  return (
    <>
      <form
        className="postal-code"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void search(event.currentTarget.querySelector('input')?.value ?? '');
        }}
      >
        <label htmlFor={field}>Código postal</label>
        <div className="row">
          <input
            id={field}
            name="cp"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="Ej. 44100"
            maxLength={codeLength}
            aria-describedby={`${field}-message`}
            aria-invalid={found !== null && 'error' in found}
          />
          <button className="button" type="submit">
            Buscar
          </button>
        </div>
      </form>
      <div id={`${field}-message`} role="status">
        {found && 'error' in found && (
          <p className="field-error">
            <Icon paths={icons.warning} className="icon small" />
            {found.error}
          </p>
        )}
        {near.length > 0 && (
          <p className="visually-hidden">
            {near.length === 1 ? '1 sucursal cerca' : `${near.length} sucursales cerca`}
          </p>
        )}
      </div>
      <BranchOptions
        groups={
          near.length > 0
            ? [
                { title: 'Cerca de ti', branches: near },
                { title: 'Las demás', branches: others(all, near) },
              ]
            : [{ title: 'Sucursales', branches: all }]
        }
        picked={picked}
        onPick={setChosen}
      />
      {picked && (
        <div className="branch-choice">
          <button
            className="button ink full"
            type="button"
            onClick={() => {
              chooseBranch({ id: picked.id, name: branchName(picked) });
              onChosen();
            }}
          >
            Elegir {branchName(picked)}
          </button>
          {found && 'error' in found && typed.length >= codeLength && (
            <WhatsappButton question={`${question}${typed}.`} look="full" />
          )}
        </div>
      )}
    </>
  );
}

interface Props {
  /** Groups of branches, each under its name; one without a name has none to see. */
  groups: readonly { title: string; branches: readonly Branch[] }[];
  picked: Branch | undefined;
  onPick: (branch: Branch) => void;
}

/** Branches to pick one of: by their city, and whether they are open. */
function BranchOptions({ groups, picked, onPick }: Props) {
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
  const now = findOpening(id, new Date());
  if (!now) return null;
  return <span className={now.open ? 'open now' : 'open'}>{openingText(now).join(' · ')}</span>;
}

/** All branches: from the live API, or from the snapshot where that fails. Rejects where neither has them. */
const allBranches = (): Promise<Branch[]> =>
  callApi(getSucursales, undefined, { userInitiated: true }).then(
    ({ items }) => (items.length > 0 ? items : publishedBranches()),
    publishedBranches,
  );
