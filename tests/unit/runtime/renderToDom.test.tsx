// @vitest-environment happy-dom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Card } from '../../../src/components/Card.tsx';
import type { CardData } from '../../../src/components/card.ts';
import { renderElement, renderToDom } from '../../../src/runtime/renderToDom.ts';
import { morph } from '../../../src/runtime/morph.tsx';

/** Renders a view as in a build. */
function renderWithReact(view: ReactNode): HTMLElement {
  const container = document.createElement('div');
  // React adds a preload link for high-priority images; runtime/reactServer.ts removes it too.
  container.innerHTML = renderToStaticMarkup(view).replace(/^<link rel="preload"[^>]*>/, '');
  return container;
}

/** Renders a view as in the browser. */
function renderWithoutReact(view: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.append(renderToDom(view));
  return container;
}

const anyCard: fc.Arbitrary<CardData> = fc.record({
  id: fc.integer({ min: 1, max: 99_999 }).map(String),
  name: fc.string({ minLength: 1, unit: fc.constantFrom('a', 'Ñ', ' ', '<', '&', '"', "'", '>', '😀') }),
  price: fc.integer({ min: 1, max: 9_999_999 }),
  offer: fc.option(
    fc.record({ price: fc.integer({ min: 1, max: 9_999_999 }), percent: fc.integer({ min: 1, max: 99 }) }),
  ),
  stock: fc.integer({ min: 0, max: 30 }),
  unit: fc.constantFrom('', 'Par'),
  recent: fc.boolean(),
  phone: fc.constantFrom('', 'Galaxy A54', 'a'),
  kind: fc.constantFrom<CardData['kind'][]>('phone', 'cable'),
  picture: fc.option(fc.constant('/img/productos/1/a b&c.jpg')),
});

describe('renderToDom', () => {
  test('renders the same card in the browser as in the build', () => {
    fc.assert(
      fc.property(anyCard, fc.boolean(), fc.option(fc.nat(20)), (card, eager, rank) => {
        const view = <Card card={card} sizes="50vw" eager={eager} award={eager} {...(rank !== null && { rank })} />;
        expect(renderWithoutReact(view).isEqualNode(renderWithReact(view)), renderWithoutReact(view).innerHTML).toBe(
          true,
        );
      }),
    );
  });

  test('renders lists, numbers, null and boolean attributes like React', () => {
    const view = (
      <>
        {[1, 0].map((number) => (
          <b key={number}>{number}</b>
        ))}
        {null}
        {false}
        <button type="button" disabled hidden={false} aria-expanded={false} data-running={true} tabIndex={-1}>
          {'<i>'}
        </button>
        <label htmlFor="a" className="b" />
      </>
    );
    expect(renderWithoutReact(view).innerHTML).toBe(renderWithReact(view).innerHTML);
  });

  test('rejects a view with an event handler, which only React can attach', () => {
    const view = <button type="button" onClick={() => undefined} />;
    expect(() => renderToDom(view)).toThrow('Only React can give <button> its onClick');
  });
});

describe('morph', () => {
  const before = (
    <div>
      <p className="product-price">$10</p>
      <p>
        <a href="/a">Comprar</a>
      </p>
      <b data-morph-skip="">12:00</b>
    </div>
  );
  const after = (
    <div>
      <p className="product-price offer">$8</p>
      <p>
        <a href="/b">Pedir</a>
      </p>
      <b data-morph-skip="" />
    </div>
  );

  test('R5.11 replaces changed text, keeps links and skips data-morph-skip', () => {
    const current = renderElement(before);
    const price = current.querySelector('.product-price');
    const link = current.querySelector('a');
    morph(current, renderElement(after));
    expect(current.querySelector('.product-price')).not.toBe(price);
    expect(current.querySelector('.product-price')?.outerHTML).toBe('<p class="product-price offer">$8</p>');
    expect(current.querySelector('a')).toBe(link);
    expect(link?.outerHTML).toBe('<a href="/b">Pedir</a>');
    expect(current.querySelector('b')?.textContent).toBe('12:00');
  });

  test('R5.11 keeps elements that do not differ', () => {
    const current = renderElement(before);
    const elements = [...current.querySelectorAll('*')];
    morph(current, renderElement(before));
    const morphedElements = [...current.querySelectorAll('*')];
    expect(morphedElements).toEqual(elements);
    expect(elements.every((element, index) => element === morphedElements[index])).toBe(true);
  });

  test('R5.11 keeps a list open that the shopper opened', () => {
    const render = (stock: number) =>
      renderElement(
        <div>
          <details>
            <summary>Ver las 6 sucursales</summary>
            <p>{stock}</p>
          </details>
        </div>,
      );
    const current = render(4);
    const details = current.querySelector('details');
    details?.setAttribute('open', '');
    morph(current, render(3));
    expect(current.querySelector('details')).toBe(details);
    expect(details?.hasAttribute('open')).toBe(true);
    expect(details?.querySelector('p')?.textContent).toBe('3');
  });

  test('R5.12 adds and removes children', () => {
    const renderList = (items: string[]) => (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
    const current = renderElement(renderList(['a', 'b']));
    const container = document.createElement('div');
    container.append(current);
    morph(current, renderElement(renderList(['a', 'c', 'd'])));
    expect(container.innerHTML).toBe('<ul><li>a</li><li>c</li><li>d</li></ul>');
  });
});
