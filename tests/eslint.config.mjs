import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importViolation } from './layers.mjs';
import { unhurried } from './recheck.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const deep = Boolean(process.env.DEEP);

/** The project's rules on imports (tests/layers.mjs), types included, in every kind of file. */
const layers = {
  meta: { type: 'problem', schema: [], messages: { no: '{{ why }} (layers; the table is tests/layers.mjs)' } },
  create(context) {
    // A script block of an .astro file comes as Page.astro/1_ts.ts: it runs in the browser.
    const [, page, script] = /^(.*\.astro)(\/.*)?$/.exec(context.filename) ?? [];
    const file = page ?? context.filename;
    const pathOf = (path) => relative(root, path).split(sep).join('/');
    const from = pathOf(file) + (script ? '.client.ts' : '');
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const target = source.value.replace(/\?.*$/, '');
      const to = target.startsWith('.') ? pathOf(resolve(dirname(file), target)) : target;
      const why = importViolation(from, to);
      if (why) context.report({ node: source, messageId: 'no', data: { why } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const markup =
  'Markup is set in reviewed places alone: the category menu (cleaned by categoryIcon.ts), src/layouts/Page.astro (constants and escaped data).';

const spelledOut =
  'SQL is spelled out where it is prepared: a constant text, and what comes from outside is bound (P65).';
/** A call whose argument at a place is anything but a constant text. */
const unspelled = (call, place) =>
  `${call}:not([arguments.${place}.type="Literal"]):not([arguments.${place}.type="TemplateLiteral"][arguments.${place}.expressions.length=0])`;
const reactMarkup = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: markup },
  { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: markup },
];

/** Where text would become markup or code in a browser: pages refuse it (Trusted Types), so it is not written at all. */
const sinks = [
  'AssignmentExpression > MemberExpression.left[property.name=/^(?:inner|outer)HTML$|^srcdoc$/]',
  'AssignmentExpression > MemberExpression.left[property.value=/^(?:inner|outer)HTML$|^srcdoc$/]',
  'Property[key.name=/^(?:inner|outer)HTML$|^srcdoc$/]',
  'JSXAttribute[name.name=/^srcdoc$/i]',
  'CallExpression[callee.property.name=/^(?:insertAdjacentHTML|createContextualFragment|parseFromString|(?:set|parse)HTMLUnsafe)$/]',
  'CallExpression[callee.object.name="document"][callee.property.name=/^write(?:ln)?$/]',
].map((selector) => ({ selector, message: `Make elements and set textContent. ${markup}` }));

const ownEvent = {
  selector: 'NewExpression[callee.name="CustomEvent"]',
  message: 'What several parts of a page follow is the state of a store (*.store.ts), not an event of our own.',
};

const newPolicy = {
  selector: 'CallExpression[callee.property.name="createPolicy"]',
  message:
    'A Trusted Types policy is reviewed and named here (tests/eslint.config.mjs) and in the policy of its pages.',
};
const reviewedPolicies = ['src/features/search/searchClient.client.ts', 'src/features/offline/registerWorker.ts'];

export default defineConfig(
  globalIgnores([
    'node_modules/',
    'dist/',
    '.astro/',
    '.cache/',
    '.snapshot/',
    '.sandbox/',
    '.netlify/',
    'public/',
    'test-results/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { plugins: { project: { rules: { layers } } }, rules: { 'project/layers': 'error' } },
  // Parsed alone: the rules of TypeScript run in oxlint (tests/oxlintrc.json), in a fifteenth of the time.
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  { files: ['**/*.{mjs,js}', '**/*.astro/*.ts'], extends: [tseslint.configs.strict] },
  { files: ['src/**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  ...astro.configs['flat/recommended'],
  {
    files: ['**/*.astro'],
    ignores: [
      'src/features/categories/CategoryMenu.astro',
      'src/layouts/Page.astro',
      // Repeats what Astro has rendered.
      'src/runtime/RenderedOnce.astro',
    ],
    rules: { 'astro/no-set-html-directive': 'error' },
  },
  { files: ['**/*.{ts,tsx,astro}'], rules: { 'no-restricted-syntax': ['error', ...reactMarkup] } },
  {
    files: ['src/**', 'scripts/**'],
    rules: {
      'no-restricted-syntax': ['error', ...reactMarkup, ...sinks, newPolicy, ownEvent],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
    },
  },
  // Linear time for every text (P84): one that an API, a file or a person makes long must not hold a build or a phone.
  {
    files: ['src/**', 'scripts/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  // A second opinion, which tries out what it suspects; what it cannot decide does not pass either. It is most of the time of
  // the lint, so the long tests alone judge the expressions of scripts, and look further than three generations of attacks.
  {
    files: ['src/**', ...(deep ? ['scripts/**'] : [])],
    plugins: { redos },
    rules: {
      'redos/no-vulnerable': ['error', { ignoreErrors: false, ...unhurried, ...(deep ? {} : { maxIteration: 3 }) }],
    },
  },
  { files: reviewedPolicies, rules: { 'no-restricted-syntax': ['error', ...reactMarkup, ...sinks] } },
  {
    files: ['scripts/sandbox/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...reactMarkup,
        ...sinks,
        newPolicy,
        {
          selector: unspelled(
            'CallExpression[callee.property.name=/^(?:prepare|exec)$/][callee.object.type!="Literal"]',
            0,
          ),
          message: spelledOut,
        },
        { selector: unspelled('CallExpression[callee.name="sql"]', 1), message: spelledOut },
      ],
    },
  },
  {
    files: ['tests/browser/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          message: 'Import from ../support/test.ts: its `test` writes nothing to a live API (R12.2).',
        },
      ],
    },
  },
  // The second hands an island's own slot on to React, which leaves it as the page has it.
  {
    files: ['src/features/categories/menuMarkup.tsx', 'src/runtime/reactServer.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
