import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { findImportViolation } from './layers.mjs';
import { recheckOptions } from './recheckOptions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const deep = Boolean(process.env.DEEP);

/** Checks imports against the layers (tests/layers.mjs), type imports included, in all kinds of files. */
const layersRule = {
  meta: { type: 'problem', schema: [], messages: { violation: '{{ reason }} (layers: tests/layers.mjs)' } },
  create(context) {
    // A script block of an .astro file has the name Page.astro/1_ts.ts. It runs in the browser.
    const [, page, script] = /^(.*\.astro)(\/.*)?$/.exec(context.filename) ?? [];
    const file = page ?? context.filename;
    const toRelativePath = (path) => relative(root, path).split(sep).join('/');
    const from = toRelativePath(file) + (script ? '.client.ts' : '');
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const target = source.value.replace(/\?.*$/, '');
      const to = target.startsWith('.') ? toRelativePath(resolve(dirname(file), target)) : target;
      const reason = findImportViolation(from, to);
      if (reason) context.report({ node: source, messageId: 'violation', data: { reason } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const markupMessage =
  'Only reviewed modules set markup that is constant, sanitized or escaped: tests/eslint.config.mjs lists them.';

const sqlMessage = 'SQL is a string literal; bind external values as parameters (P65).';
/** Selects calls whose argument at an index is not a string literal. */
const selectCallsWithoutLiteral = (call, index) =>
  `${call}:not([arguments.${index}.type="Literal"]):not([arguments.${index}.type="TemplateLiteral"][arguments.${index}.expressions.length=0])`;
const reactMarkup = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: markupMessage },
  { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: markupMessage },
];

/** DOM sinks that turn strings into markup or code. Pages block them (Trusted Types). */
const domSinks = [
  'AssignmentExpression > MemberExpression.left[property.name=/^(?:inner|outer)HTML$|^srcdoc$/]',
  'AssignmentExpression > MemberExpression.left[property.value=/^(?:inner|outer)HTML$|^srcdoc$/]',
  'Property[key.name=/^(?:inner|outer)HTML$|^srcdoc$/]',
  'JSXAttribute[name.name=/^srcdoc$/i]',
  'CallExpression[callee.property.name=/^(?:insertAdjacentHTML|createContextualFragment|parseFromString|(?:set|parse)HTMLUnsafe)$/]',
  'CallExpression[callee.object.name="document"][callee.property.name=/^write(?:ln)?$/]',
].map((selector) => ({ selector, message: `Create elements and set textContent. ${markupMessage}` }));

const customEvent = {
  selector: 'NewExpression[callee.name="CustomEvent"]',
  message: 'Share state between the parts of a page with a store (*.store.ts) instead of custom events.',
};

const newTrustedTypesPolicy = {
  selector: 'CallExpression[callee.property.name="createPolicy"]',
  message:
    'A new Trusted Types policy needs a review: add its module to tests/eslint.config.mjs, and its name to the Content Security Policy of its pages.',
};
const modulesWithReviewedPolicies = [
  'src/features/search/searchClient.client.ts',
  'src/features/offline/registerServiceWorker.ts',
];

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
  { plugins: { project: { rules: { layers: layersRule } } }, rules: { 'project/layers': 'error' } },
  // ESLint only parses TypeScript; oxlint runs its rules (tests/oxlintrc.json), faster.
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  { files: ['**/*.{mjs,js}', '**/*.astro/*.ts'], extends: [tseslint.configs.strict] },
  { files: ['src/**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  ...astro.configs['flat/recommended'],
  {
    files: ['**/*.astro'],
    ignores: [
      'src/features/categories/CategoryMenu.astro',
      'src/layouts/Page.astro',
      // Repeats HTML that Astro has rendered.
      'src/runtime/CachedSlot.astro',
    ],
    rules: { 'astro/no-set-html-directive': 'error' },
  },
  { files: ['**/*.{ts,tsx,astro}'], rules: { 'no-restricted-syntax': ['error', ...reactMarkup] } },
  {
    files: ['src/**', 'scripts/**'],
    rules: {
      'no-restricted-syntax': ['error', ...reactMarkup, ...domSinks, newTrustedTypesPolicy, customEvent],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
    },
  },
  // Linear time for every text (P84): long text from an API, a file or a user must not block a build or a phone.
  {
    files: ['src/**', 'scripts/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  // Runs attack strings against suspicious expressions, and reports those that it can't decide. This takes most of the lint's
  // time, so only the deep tests check the expressions of scripts, and try more than three iterations of attacks.
  {
    files: ['src/**', ...(deep ? ['scripts/**'] : [])],
    plugins: { redos },
    rules: {
      'redos/no-vulnerable': [
        'error',
        { ignoreErrors: false, ...recheckOptions, ...(deep ? {} : { maxIteration: 3 }) },
      ],
    },
  },
  { files: modulesWithReviewedPolicies, rules: { 'no-restricted-syntax': ['error', ...reactMarkup, ...domSinks] } },
  {
    files: ['scripts/sandbox/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...reactMarkup,
        ...domSinks,
        newTrustedTypesPolicy,
        {
          selector: selectCallsWithoutLiteral(
            'CallExpression[callee.property.name=/^(?:prepare|exec)$/][callee.object.type!="Literal"]',
            0,
          ),
          message: sqlMessage,
        },
        { selector: selectCallsWithoutLiteral('CallExpression[callee.name="sql"]', 1), message: sqlMessage },
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
          message: 'Import from ../support/test.ts: its `test` never writes to a live API (R12.2).',
        },
      ],
    },
  },
  // Markup of icons that are already sanitized, and slots of islands, whose markup React leaves unchanged.
  {
    files: ['src/features/categories/menuMarkup.tsx', 'src/runtime/reactServer.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
