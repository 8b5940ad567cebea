import { describe, expect, test } from 'vitest';
import { toSnapshotArguments, serializeBuildRequest } from '../../../scripts/build/buildRequest.ts';
import { demoNotice, findDemoValues, lastGoodNotice } from '../../../scripts/build/buildNotices.ts';
import { writeSnapshot } from '../../../scripts/snapshot/writeSnapshot.ts';
import * as shop from '../../../src/shop.ts';
import { branchDetails } from '../../../src/shop/branchDetails.ts';
import { createCatalogue } from '../../support/createCatalogue.ts';
import { tempDir } from '../../support/tempDir.ts';

const time = '2026-11-20T15:00:00.000Z';
const daysLater = (days: number): Date => new Date(Date.parse(time) + days * 86_400_000);
function writeTestSnapshot(): string {
  const dir = tempDir();
  writeSnapshot(dir, 'https://api.example.com', time, createCatalogue(3), {
    rejected: [],
    duplicates: [],
    pictures: [],
  });
  return dir;
}

describe('R11.3 the last good snapshot, if the API cannot be read', () => {
  test('is used, with a prominent notice of its age', () => {
    expect(lastGoodNotice(writeTestSnapshot(), daysLater(7), 7)).toMatch(
      /!{100}[^]*COULD NOT BE READ[^]*2026-11-20T15:00:00[^]*api\.example\.com/,
    );
  });

  test('is not used if it is older than 7 days, unless SNAPSHOT_MAX_AGE allows it', () => {
    const dir = writeTestSnapshot();
    expect(() => lastGoodNotice(dir, daysLater(7.01), 7)).toThrow(/7 days old, more than 7.*SNAPSHOT_MAX_AGE/);
    expect(lastGoodNotice(dir, daysLater(20), 30)).toContain('last good snapshot');
  });

  test('fails the build if there is none', () => {
    expect(() => lastGoodNotice(tempDir(), daysLater(0), 7)).toThrow(/has no intact snapshot.*API_HOST/);
  });
});

describe('R11.3 the build request in the body of the build hook', () => {
  test('becomes arguments of npm run snapshot', () => {
    expect(toSnapshotArguments(serializeBuildRequest({ accept: 'cierre de "Centro"', refetchPictures: true }))).toEqual(
      ['--accept=cierre de "Centro"', '--refetch-pictures'],
    );
    expect(toSnapshotArguments(serializeBuildRequest({}))).toEqual([]);
  });

  test.each(['', '{}', 'x', '[]', 'null', '{"accept":5,"refetchPictures":"yes"}', '{"accept":"  "}'])(
    'becomes no arguments if it is %j',
    (body) => {
      expect(toSnapshotArguments(body)).toEqual([]);
    },
  );
});

test('R11.10 lists the values of src/shop.ts that are still the demo shop’s', () => {
  const demoValues = findDemoValues({ ...shop, branchDetails });
  for (const path of ['shop.name', 'shop.phone', 'shop.email', 'shop.whatsapp', 'about.social.url', 'legal.name'])
    expect(demoValues).toContain(path);
  for (const path of [
    'branchDetails.1.phone',
    'buying.payment.text',
    'buying.delivery',
    'privacy.responsible',
    'privacy.contact',
  ])
    expect(demoValues).toContain(path);
  expect(demoNotice({ ...shop, branchDetails })).toMatch(/STILL THE DEMO SHOP'S.*branchDetails\.5\.phone/);
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
