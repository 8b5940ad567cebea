import { expect, test } from 'vitest';
import { demoNotice, findDemoValues } from '../../../scripts/build/buildNotices.ts';
import * as shop from '../../../src/shop.ts';

test('R11.10 what is still the demo shop’s is named by its place, all of it in this repository', () => {
  const places = findDemoValues({ ...shop });
  for (const each of ['shop.name', 'shop.phone', 'shop.email', 'shop.whatsapp', 'shop.social.url', 'legal.name'])
    expect(places).toContain(each);
  for (const each of [
    'branchDetails.1.phone',
    'buying.payment.text',
    'buying.delivery',
    'privacy.responsible',
    'privacy.contact',
  ])
    expect(places).toContain(each);
  expect(demoNotice({ ...shop })).toMatch(/STILL THE DEMO SHOP'S.*branchDetails\.5\.phone/);
});

test('R11.10 an owner’s own values are not taken for it', () => {
  const own = {
    name: 'Celu León',
    ...{ phone: '477 712 3344', whatsapp: '524777120155', email: 'hola@celuleon.mx', days: 7, chat: null },
    branchDetails: { 3: { phone: '55 5512 3344', hours: [{ opens: '10:00' }] } },
  };
  expect(demoNotice(own)).toBeUndefined();
});
