import { expect, test } from 'vitest';
import { demoNotice, findDemoValues } from '../../../scripts/build/buildNotices.ts';
import * as shop from '../../../src/shop.ts';

test('R11.10 lists the values of src/shop.ts that are still the demo shop’s', () => {
  const demoValues = findDemoValues({ ...shop });
  for (const path of ['shop.name', 'shop.phone', 'shop.email', 'shop.whatsapp', 'shop.social.url', 'legal.name'])
    expect(demoValues).toContain(path);
  for (const path of [
    'branchDetails.1.phone',
    'buying.payment.text',
    'buying.delivery',
    'privacy.responsible',
    'privacy.contact',
  ])
    expect(demoValues).toContain(path);
  expect(demoNotice({ ...shop })).toMatch(/STILL THE DEMO SHOP'S.*branchDetails\.5\.phone/);
});

test('R11.10 reports nothing for a shop with values of its own', () => {
  const ownShop = {
    name: 'Celu León',
    phone: '477 712 3344',
    whatsapp: '524777120155',
    email: 'hola@celuleon.mx',
    days: 7,
    chat: null,
    branchDetails: { 3: { phone: '55 5512 3344', hours: [{ opens: '10:00' }] } },
  };
  expect(demoNotice(ownShop)).toBeUndefined();
});
