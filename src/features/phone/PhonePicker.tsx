import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/commonIcons.ts';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';
import { $phones, loadPhones } from './knownPhones.store.ts';
import { $phone, choosePhone } from './phone.store.ts';
import { groupsOf, phonesLike } from './matchPhone.ts';
import type { KnownPhone, Phone } from './phone.ts';

interface Props {
  /** Counts how often it was asked for; each time it opens. */
  asked: number;
  /** The phones that stand first, by slug: those of the page's product. */
  first: readonly string[];
}

/** The modal in which a shopper says which phone is theirs. */
export function PhonePicker({ asked, first }: Props) {
  const [open, setOpen] = useState(true);
  const [last, setLast] = useState(asked);
  if (asked !== last) {
    setLast(asked);
    setOpen(true);
  }
  const choose = (phone: Phone | null) => {
    choosePhone(phone);
    setOpen(false);
  };
  return (
    <Dialog title="¿Qué celular tienes?" open={open} onClose={() => setOpen(false)}>
      <PhoneSearch first={first} onChoose={choose} />
    </Dialog>
  );
}

function PhoneSearch({ first, onChoose }: { first: readonly string[]; onChoose: (phone: Phone | null) => void }) {
  const field = useId();
  const phones = useStore($phones);
  const mine = useStore($phone);
  const [typed, setTyped] = useState('');
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(1);
  useEffect(() => void loadPhones().catch(() => setFailures(tries)), [tries]);
  const failed = failures === tries;
  const found = phones && phonesLike(phones, typed);
  return (
    <>
      <div className="phone-search">
        <label htmlFor={field}>Busca tu modelo</label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          placeholder="Galaxy A54, iPhone 13…"
          maxLength={60}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {found && `${found.length} ${found.length === 1 ? 'modelo' : 'modelos'}`}
      </p>
      {/* It keeps its room before its phones are there. */}
      {!failed && (
        <PhoneList
          phones={found ?? []}
          none={found?.length === 0}
          first={typed ? [] : first}
          mine={mine}
          onChoose={onChoose}
        />
      )}
      {failed && (
        <p className="hint">
          No pudimos cargar los modelos. Revisa tu conexión.{' '}
          <button className="link" type="button" onClick={() => setTries(tries + 1)}>
            Intentar de nuevo
          </button>
        </p>
      )}
      <p className="phone-foot">
        <a className="link" href={whatsappAddress(shop.whatsapp, questionOf(typed))} target="_blank" rel="noopener">
          ¿No está? Pregúntanos
        </a>
        {mine && (
          <button className="link" type="button" onClick={() => onChoose(null)}>
            Olvidar mi celular
          </button>
        )}
      </p>
    </>
  );
}

const questionOf = (typed: string): string =>
  `Hola, ¿qué tienen para ${typed.trim() ? `mi celular ${typed.trim()}` : 'mi celular'}?`;

interface ListProps {
  phones: readonly KnownPhone[];
  /** Whether none is called as was typed. */
  none: boolean;
  first: readonly string[];
  mine: Phone | null;
  onChoose: (phone: Phone) => void;
}

function PhoneList({ phones, none, first, mine, onChoose }: ListProps) {
  return (
    <div className="phone-list">
      {none && <p>No tenemos nada con ese nombre en el sitio. Pregúntanos: puede estar en la tienda.</p>}
      {groupsOf(phones, first).map(({ title, phones: own }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul role="list">
            {own.map((phone) => (
              <li key={phone.slug}>
                <button type="button" aria-pressed={phone.slug === mine?.slug} onClick={() => onChoose(phone)}>
                  {phone.name}
                  {phone.slug === mine?.slug && <Icon paths={icons.check} className="icon small" />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
