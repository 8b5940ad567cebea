import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modelFile, trainedModule, trainUseCases } from '../../../../scripts/search/trainUseCases.ts';
import { shopLexicon } from '../../../../src/features/search/engine/annotations.ts';
import { readUseCaseModel, rootsOf } from '../../../../src/features/search/engine/language/useCaseModel.ts';

const stopWords = new Set(['el', 'la', 'de']);
const scoresOf = (examples: string[], ...words: string[]) =>
  [...readUseCaseModel(trainUseCases(examples, stopWords), shopLexicon).score(words)]
    .sort((a, b) => b[1] - a[1])
    .map(([type]) => type.key);

const examples = Array.from({ length: 200 }, () => [
  'colgar la tele | soporte tele',
  'cuelgo la pantalla | soporte tele',
  'colgar cuadros | nada',
  'pesar harina | bascula',
  'peso la harina | bascula, licuadora:1',
]).flat();

test('R4.17 the words of a query speak for the types of examples with them, in any form', () => {
  expect(scoresOf(examples, 'pesarla')).toEqual(['bascula']);
  expect(scoresOf(examples, 'harina', 'tele', 'pesar')[0]).toBe('bascula');
  expect(scoresOf(examples, 'cuadros'), 'not sold').toEqual([]);
  expect(scoresOf(examples, 'la', 'zapato'), 'unknown').toEqual([]);
});

test('R4.17 the forms of a verb share a root; stop words and numbers have none', () => {
  expect(rootsOf(['grabar', 'grabarlo', 'grabando', 'grabo', 'graba', 'la', '2024'], stopWords)).toEqual(['grab']);
});

test('the model is that of the examples and the vocabulary: npm run train:search', () => {
  // The difference would fill screens.
  expect(readFileSync(modelFile, 'utf8') === trainedModule(), 'run npm run train:search').toBe(true);
});

test('each example is of types that the vocabulary has', () => {
  for (const name of ['situations', 'judged'])
    for (const line of readFileSync(new URL(`../../../../scripts/search/examples/${name}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n'))
      expect(line).toMatch(/^[^|]+ \| [^|]+$/);
  const header = trainedModule().split('\n')[2] ?? '';
  const types = header.split('|').map((entry) => entry.split(':')[0] ?? '');
  expect(types.filter((type) => type !== 'nada' && !shopLexicon.typeByKey.has(type))).toEqual([]);
});
