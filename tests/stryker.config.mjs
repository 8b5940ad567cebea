import { fileURLToPath } from 'node:url';

const vitestRunner = '../.cache/stryker/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js';
const features = [
  'branches/{branches,openingHours}',
  'categories/categoryIcon',
  'feeds/feeds',
  'invoice/{draft,fields,invoice,request,taxpayer}',
  'phone/{phone,phoneFit}',
  'product/{productName,bundle/bundle,purchase/availability,purchase/whatsappMessages}',
  'promo/promo',
  'search/searchTerm',
  'utilities/passwordHash',
  'visits/visits',
  'warranty/{warranty,warrantyCheck}',
];

/** Options of Stryker: the modules with rules, and the percentage of mutants that the tests have to kill. */
export default {
  mutate: [
    'src/contract/{responses,fieldCodecs,forms,rules,schema}.ts',
    'src/lib/{htmlEntities,parseMexicoTime,htmlToText,links,money,text,time,truncate,youtube}.ts',
    'src/catalogue/{changes,related,slugs}.ts',
    'src/components/Stock.tsx',
    'src/components/filters/{facets,filterAndSort,listState}.ts',
    `src/features/{${features.join()}}.ts`,
    'src/api/{client,retry}.ts',
    'scripts/build/{outputFolder,postprocess/policy,postprocess/preloads}.ts',
    'scripts/netlify/apiGuard.ts',
    'scripts/snapshot/{publishGuards,validateCatalogue}.ts',
  ],
  // Browser tests compare texts; an empty object or array mostly fails the type check.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'] },
  plugins: [fileURLToPath(new URL(vitestRunner, import.meta.url))],
  testRunner: 'vitest',
  // By default, Stryker adds a comment to all files; a test compares the text of a generated one. Vitest checks no types.
  disableTypeChecks: false,
  vitest: { configFile: 'tests/vitest.mutation.config.ts' },
  // Further runs only test mutants of changed code and changed tests.
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  tempDirName: '.cache/stryker/sandbox',
  ignorePatterns: ['dist', '.cache', '.snapshot', '.sandbox', '.rebuild', 'test-results'],
  // Mutants of code that runs when a module loads need a run of all tests, which would take 98 % of the time.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, allowColor: false },
  thresholds: { high: 90, low: 80, break: 80 },
};
