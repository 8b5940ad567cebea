// @vitest-environment happy-dom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Card } from '../../../src/components/Card.tsx';
import type { CardView } from '../../../src/components/card.ts';
import { renderElement, renderToDom } from '../../../src/runtime/renderToDom.ts';
import { morph } from '../../../src/runtime/morph.tsx';

/** What the build writes of a view, as nodes. */
function written(view: ReactNode): HTMLElement {
  const box = document.createElement('div');
  // React puts what a picture of high priority needs before all else (runtime/reactServer.ts takes it away too).
  box.innerHTML = renderToStaticMarkup(view).replace(/^<link rel="preload"[^>]*>/, '');
  return box;
}

function drawn(view: ReactNode): HTMLElement {
  const box = document.createElement('div');
  box.append(renderToDom(view));
  return box;
}

const card: fc.Arbitrary<CardView> = fc.record({
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
  kind: fc.constantFrom<CardView['kind'][]>('phone', 'cable'),
  picture: fc.option(fc.constant('/img/productos/1/a b&c.jpg')),
});

describe('renderToDom', () => {
  test('a card that the browser makes is the card that the build writes', () => {
    fc.assert(
      fc.property(card, fc.boolean(), fc.option(fc.nat(20)), (view, eager, rank) => {
        const shown = <Card card={view} sizes="50vw" eager={eager} award={eager} {...(rank !== null && { rank })} />;
        expect(drawn(shown).isEqualNode(written(shown)), drawn(shown).innerHTML).toBe(true);
      }),
    );
  });

  test('lists, numbers, nothing and true attributes are written as React writes them', () => {
    const view = (
      <>
        {[1, 0].map((each) => (
          <b key={each}>{each}</b>
        ))}
        {null}
        {false}
        <button type="button" disabled hidden={false} aria-expanded={false} data-running={true} tabIndex={-1}>
          {'<i>'}
        </button>
        <label htmlFor="a" className="b" />
      </>
    );
    expect(drawn(view).innerHTML).toBe(written(view).innerHTML);
  });

  test('a view with a handler is rejected: nobody would answer the click', () => {
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

  test('R5.11 what differs is made anew, what one presses stays, what a script owns is left alone', () => {
    const standing = renderElement(before);
    const [amount, link] = [standing.querySelector('.product-price'), standing.querySelector('a')];
    morph(standing, renderElement(after));
    expect(standing.querySelector('.product-price')).not.toBe(amount);
    expect(standing.querySelector('.product-price')?.outerHTML).toBe('<p class="product-price offer">$8</p>');
    expect(standing.querySelector('a')).toBe(link);
    expect(link?.outerHTML).toBe('<a href="/b">Pedir</a>');
    expect(standing.querySelector('b')?.textContent).toBe('12:00');
  });

  test('R5.11 what reads the same is not touched', () => {
    const standing = renderElement(before);
    const parts = [...standing.querySelectorAll('*')];
    morph(standing, renderElement(before));
    expect([...standing.querySelectorAll('*')]).toEqual(parts);
    expect(parts.every((part, index) => part === [...standing.querySelectorAll('*')][index])).toBe(true);
  });

  test('R5.12 parts that come and go', () => {
    const list = (items: string[]) => (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
    const standing = renderElement(list(['a', 'b']));
    const box = document.createElement('div');
    box.append(standing);
    morph(standing, renderElement(list(['a', 'c', 'd'])));
    expect(box.innerHTML).toBe('<ul><li>a</li><li>c</li><li>d</li></ul>');
  });
});
