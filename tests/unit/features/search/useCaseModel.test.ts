import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modelFile, createTrainedModule, trainUseCases } from '../../../../scripts/search/trainUseCases.ts';
import { shopLexicon } from '../../../../src/features/search/engine/annotations.ts';
import { decodeUseCaseModel, findRoots } from '../../../../src/features/search/engine/language/useCaseModel.ts';
import { uses } from '../../../../src/features/search/engine/language/vocabulary.ts';

const stopWords = new Set(['el', 'la', 'de']);
const rankTypes = (examples: string[], ...words: string[]) =>
  [...decodeUseCaseModel(trainUseCases(examples, stopWords), shopLexicon).score(words)]
    .sort((a, b) => b[1] - a[1])
    .map(([type]) => type.key);

const examples = Array.from({ length: 200 }, () => [
  'colgar la tele | soporte tele',
  'cuelgo la pantalla | soporte tele',
  'colgar cuadros | nada',
  'pesar harina | bascula',
  'peso la harina | bascula, licuadora:1',
]).flat();

test('R4.17 the words of a query score the types of examples with the same words, in any form', () => {
  expect(rankTypes(examples, 'pesarla')).toEqual(['bascula']);
  expect(rankTypes(examples, 'harina', 'tele', 'pesar')[0]).toBe('bascula');
  expect(rankTypes(examples, 'cuadros'), 'not sold').toEqual([]);
  expect(rankTypes(examples, 'la', 'zapato'), 'unknown').toEqual([]);
});

test('R4.17 the forms of a verb share a root; stop words and numbers have none', () => {
  expect(findRoots(['grabar', 'grabarlo', 'grabando', 'grabo', 'graba', 'la', '2024'], stopWords)).toEqual(['grab']);
});

test('the model is up to date with the examples and the vocabulary (npm run train:search)', () => {
  // toEqual would print a diff of many screens.
  expect(readFileSync(modelFile, 'utf8') === createTrainedModule(), 'run npm run train:search').toBe(true);
});

const exampleLines = ['situations', 'testCollections'].flatMap((name) =>
  readFileSync(new URL(`../../../../scripts/search/examples/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

test('each example is a line of `text | types`', () => {
  for (const line of exampleLines) expect(line).toMatch(/^[^|]+ \| [^|]+$/);
});

test('the types of all examples are in the vocabulary', () => {
  const typeLists = [
    ...exampleLines.map((line) => line.split(' | ')[1] ?? ''),
    ...uses
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0] ?? ''),
  ];
  const types = new Set(typeLists.flatMap((list) => list.split(', ').map((entry) => entry.split(':')[0] ?? '')));
  expect([...types].filter((type) => type !== 'nada' && !shopLexicon.typeByKey.has(type))).toEqual([]);
});
