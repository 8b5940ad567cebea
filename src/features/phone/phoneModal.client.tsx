import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { retryLabel, whichPhoneHeading } from '../../components/texts.ts';
import * as icons from '../../components/commonIcons.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { groupBy } from '../../lib/polyfills/groupBy.ts';
import { loadStyles } from '../../lib/loadStyles.ts';
import { fold } from '../../lib/text.ts';
import { whatsappUrl } from '../../lib/contactUrls.ts';
import { shop } from '../../shop.ts';
import stylesUrl from './PhoneModal.css?url';
import { $phones, loadPhones } from './phones.store.ts';
import { $preferredPhone, setPreferredPhone } from './preferredPhone.store.ts';
import type { PhoneWithProducts, PhoneModel } from './phone.ts';

let root: Root | undefined;

/** Opens the modal in which the shopper chooses a phone. @param firstSlugs slugs of the phones to list first */
export async function openModal(firstSlugs: readonly string[]): Promise<void> {
  await loadStyles(stylesUrl).catch(() => undefined);
  renderModal(firstSlugs, true);
}

function renderModal(firstSlugs: readonly string[], open: boolean): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const close = (): void => renderModal(firstSlugs, false);
  const select = (phone: PhoneModel | null): void => {
    setPreferredPhone(phone);
    close();
  };
  root.render(
    <Dialog title={whichPhoneHeading} open={open} onClose={close}>
      <PhoneSearch firstSlugs={firstSlugs} onSelect={select} />
    </Dialog>,
  );
}

interface PhoneSearchProps {
  firstSlugs: readonly string[];
  onSelect: (phone: PhoneModel | null) => void;
}

function PhoneSearch({ firstSlugs, onSelect }: PhoneSearchProps) {
  const id = useId();
  const phones = useStore($phones);
  const current = useStore($preferredPhone);
  const [query, setQuery] = useState('');
  const [attempts, setAttempts] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => void loadPhones().catch(() => setFailedAttempt(attempts)), [attempts]);
  const failed = failedAttempt === attempts;
  const matches = phones && searchPhones(phones, query);
  return (
    <>
      <div className="phone-modal-search">
        <label htmlFor={id}>Busca tu modelo</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder="Galaxy A54, iPhone 13…"
          maxLength={60}
          onInput={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [match, ...others] = matches ?? [];
            if (event.key !== 'Enter' || !query || !match || others.length > 0) return;
            // The focus returns to the button that opened the modal, which would react to this Enter.
            event.preventDefault();
            onSelect(match);
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {matches && `${matches.length} ${matches.length === 1 ? 'modelo' : 'modelos'}`}
      </p>
      {/* Rendered before the phones are loaded, to reserve the height. */}
      {!failed && (
        <div className="phone-modal-list">
          {matches?.length === 0 && (
            <p>No tenemos nada con ese nombre en el sitio. Pregúntanos: puede estar en la tienda.</p>
          )}
          {groupPhones(matches ?? [], query ? [] : firstSlugs).map(({ title, phones: group }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <ul role="list">
                {group.map((phone) => (
                  <li key={phone.slug}>
                    <button type="button" aria-pressed={phone.slug === current?.slug} onClick={() => onSelect(phone)}>
                      {phone.name}
                      {phone.slug === current?.slug && <Icon paths={icons.check} className="icon small" />}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {failed && (
        <p className="hint">
          No pudimos cargar los modelos. Revisa tu conexión.{' '}
          <button className="link" type="button" onClick={() => setAttempts(attempts + 1)}>
            {retryLabel}
          </button>
        </p>
      )}
      <p className="phone-modal-footer">
        <a
          className="link"
          href={whatsappUrl(shop.whatsapp, unknownPhoneMessage(query))}
          target="_blank"
          rel="noopener"
        >
          ¿No está? Pregúntanos
        </a>
        {current && (
          <button className="link" type="button" onClick={() => onSelect(null)}>
            Olvidar mi celular
          </button>
        )}
      </p>
    </>
  );
}

const unknownPhoneMessage = (query: string): string =>
  `Hola, ¿qué tienen para ${query.trim() ? `mi celular ${query.trim()}` : 'mi celular'}?`;

/** Reduces a text to letters and digits, so that "a 54", "A-54" and "a54" are equal. */
const normalize = (text: string): string => fold(text).replaceAll(/[^a-z0-9]+/g, '');

/** Finds the phones whose brand and name contain the whole query, or each of its words. */
export function searchPhones(phones: readonly PhoneWithProducts[], query: string): PhoneWithProducts[] {
  const words = fold(query).split(/\s+/).map(normalize).filter(Boolean);
  const joined = normalize(query);
  return phones.filter(({ brand, name }) => {
    const text = normalize(`${brand} ${name}`);
    return text.includes(joined) || words.every((word) => text.includes(word));
  });
}

/**
 * Groups phones by brand, the brands with the most products first.
 * @param firstSlugs slugs of the phones that the page's product fits: they form a group before the brands
 */
export function groupPhones(
  phones: readonly PhoneWithProducts[],
  firstSlugs: readonly string[],
): { title: string; phones: PhoneWithProducts[] }[] {
  const countProducts = (group: readonly PhoneWithProducts[]): number =>
    group.reduce((sum, { products }) => sum + products.length, 0);
  const brands = [...groupBy(phones, ({ brand }) => brand)]
    .map(([title, group]) => ({ title, phones: group }))
    .sort((a, b) => countProducts(b.phones) - countProducts(a.phones));
  const pagePhones = phones.filter(({ slug }) => firstSlugs.includes(slug));
  return pagePhones.length > 0 ? [{ title: 'De este producto', phones: pagePhones }, ...brands] : brands;
}
