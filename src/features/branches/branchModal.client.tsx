import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { callApi } from '../../api/callApi.ts';
import { fetchPublishedManifest } from '../../api/published.ts';
import { WhatsappButton } from '../../components/ContactActions.tsx';
import { branchName } from '../../components/branch.ts';
import { BranchName } from '../../components/BranchName.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { getSucursales, type Branch } from '../../contract/catalogue.ts';
import { postalCodeDigits } from '../../contract/fieldCodecs.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { shop } from '../../shop.ts';
import { BranchActions } from './BranchActions.tsx';
import { BranchHoursLine } from './BranchSections.tsx';
import { sortForShopper } from './branches.ts';
import { $selectedBranch, selectedBranchId } from './branches.store.ts';
import { saveSelectedBranch } from './selectedBranch.ts';
import { findNearbyBranches, findPostalCode, type BranchSearchResult } from './nearbyBranches.ts';
import { openingText } from './openingHours.ts';
import { findOpeningStatus } from './openingStatus.ts';

const container = document.createElement('div');
document.body.append(container);
const root = createRoot(container);

/** Opens the modal in which the shopper chooses a branch (R2.6). */
export function openModal(): void {
  renderModal(true);
}

function renderModal(open: boolean): void {
  const close = (): void => renderModal(false);
  root.render(
    <Dialog title="Confirma tu código postal" open={open} onClose={close}>
      <BranchSearch onSelected={close} />
    </Dialog>,
  );
}

const loadError = 'No pudimos consultar las sucursales. Revisa tu conexión e intenta de nuevo.';
const whatsappMessage = 'Hola, ¿cuál sucursal me queda más cerca? Mi código postal es ';

/** All branches to choose from, nearby ones first after a search by postal code (R2.6, R2.7). */
function BranchSearch({ onSelected }: { onSelected: () => void }) {
  const id = useId();
  const [branches, setBranches] = useState<readonly Branch[]>([]);
  const [result, setResult] = useState<BranchSearchResult | null>(null);
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<Branch>();
  const searchId = useRef(0);
  const currentId = useStore($selectedBranch)?.id ?? shop.mainBranch;
  const error = result && 'error' in result ? result.error : '';
  const nearby = result && 'branches' in result ? result.branches : [];
  const selected = picked ?? nearby[0] ?? branches.find((branch) => branch.id === currentId) ?? branches[0];

  useEffect(() => {
    const postalCode = deviceStorage.read('cp');
    fetchBranches().then(
      (all) => setBranches(sortForShopper(all, selectedBranchId(), typeof postalCode === 'string' ? postalCode : '')),
      () => undefined, // A search by postal code reports the failure.
    );
    // Only once: the order must not change while the modal is open.
  }, []);

  const search = async (typed: string) => {
    const thisSearchId = ++searchId.current;
    const code = findPostalCode(typed) ?? typed.trim();
    setQuery(code);
    const newResult = await findNearby(typed);
    // A later search replaces this one.
    if (thisSearchId !== searchId.current) return;
    setPicked(undefined);
    setResult(newResult);
    if ('branches' in newResult) deviceStorage.write('cp', code);
  };

  const findNearby = async (typed: string): Promise<BranchSearchResult> => {
    // An incomplete code needs no call.
    if (typed.trim().length < postalCodeDigits) return findNearbyBranches(typed, []);
    try {
      const all = branches.length > 0 ? branches : await fetchBranches();
      setBranches(all);
      return findNearbyBranches(typed, all);
    } catch {
      return { error: loadError };
    }
  };

  return (
    <>
      <form
        className="branch-search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void search(event.currentTarget.querySelector('input')?.value ?? '');
        }}
      >
        <label htmlFor={id}>Código postal</label>
        <input
          id={id}
          name="cp"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="Ej. 44100"
          enterKeyHint="search"
          aria-describedby={`${id}-message`}
          aria-invalid={error !== ''}
          onInput={({ currentTarget: { value } }) => {
            if (findPostalCode(value)) void search(value);
          }}
          onBlur={({ currentTarget: { value } }) => {
            if (value.trim() && !findPostalCode(value)) void search(value);
          }}
        />
      </form>
      <div id={`${id}-message`} role="status">
        {error && (
          <p className="field-error">
            <Icon paths={icons.warning} className="icon small" />
            {error}
          </p>
        )}
        {nearby.length > 0 && (
          <p className="visually-hidden">
            {nearby.length === 1 ? '1 sucursal cerca' : `${nearby.length} sucursales cerca`}
          </p>
        )}
      </div>
      <BranchOptions
        groups={
          nearby.length > 0
            ? [
                { title: 'Cerca de ti', branches: nearby },
                {
                  title: 'Las demás',
                  branches: branches.filter(({ id: branchId }) => !nearby.some((branch) => branch.id === branchId)),
                },
              ]
            : [{ title: 'Sucursales', branches }]
        }
        selected={selected}
        onSelect={setPicked}
      />
      {selected && (
        <div className="branch-search-confirm">
          <button
            className="button ink full"
            type="button"
            onClick={() => {
              saveSelectedBranch({ id: selected.id, name: branchName(selected) });
              onSelected();
            }}
          >
            Elegir {branchName(selected)}
          </button>
          {error && query.length >= postalCodeDigits && (
            <WhatsappButton message={`${whatsappMessage}${query}.`} className="full" />
          )}
        </div>
      )}
    </>
  );
}

interface OptionsProps {
  groups: readonly { title: string; branches: readonly Branch[] }[];
  selected: Branch | undefined;
  onSelect: (branch: Branch) => void;
}

/** Radio buttons by group. The title of a single group is visible to screen readers only. */
function BranchOptions({ groups, selected, onSelect }: OptionsProps) {
  return groups
    .filter(({ branches }) => branches.length > 0)
    .map(({ title, branches }, index) => (
      <fieldset key={title} className="branch-options">
        <legend className={groups.length > 1 ? undefined : 'visually-hidden'} id={`branches-${index}`}>
          {title}
        </legend>
        {branches.map((branch) => {
          const checked = branch.id === selected?.id;
          return (
            <div key={branch.id} className="branch-option">
              <label>
                <input type="radio" name="branch" checked={checked} onChange={() => onSelect(branch)} />
                <span>
                  <BranchName city={branch.city} neighbourhood={branch.neighbourhood} />
                  <CurrentOpeningStatus id={branch.id} />
                  <small>
                    {[[branch.street, branch.number].filter(Boolean).join(' '), branch.postalCode]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                  {checked && <BranchHoursLine branch={branch} />}
                </span>
              </label>
              {checked && <BranchActions branch={branch} />}
            </div>
          );
        })}
      </fieldset>
    ));
}

/** Whether a branch is open at the time of rendering; nothing if its hours are unknown. */
function CurrentOpeningStatus({ id }: { id: string }) {
  const status = findOpeningStatus(id, new Date());
  if (!status) return null;
  return (
    <span className={status.open ? 'opening-status open' : 'opening-status'}>{openingText(status).join(' · ')}</span>
  );
}

/** All branches, from the live API or else from the snapshot. Rejects if neither is available. */
const fetchBranches = async (): Promise<Branch[]> => {
  const { items } = await callApi(getSucursales, undefined, { userInitiated: true }).catch(() => ({ items: [] }));
  return items.length > 0 ? items : (await fetchPublishedManifest()).branches;
};
