import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Addresses are written as if the product stood at the root of a host; addressOf puts the path before them below which it stands.
const ADDRESS = '/^\\/(about|api|assets|games|join|learn|match|rules|settings|start|ws)($|[\\/#?])|^\\/[a-z]+\\/[a-z]+$/';
const UNMADE = ':not(CallExpression[callee.name=/^(addressOf|call|get|post|routeOf)$/] *)';
const addressMessage = 'Use addressOf of net/base.ts: a proxy may serve the product below a path.';

// What an action consists of stands in the parts of its option. Its text is sent, compared and shown, but not taken apart.
const parsingMessage = "Read the option's parts: an action's text is parsed by the notation of its family alone.";
const READERS =
  '/^(match|matchAll|search|split|slice|substring|replace|replaceAll|startsWith|endsWith|includes|indexOf|lastIndexOf|charAt|at)$/';
const PARSING = [
  `CallExpression[callee.property.name=${READERS}][callee.object.name="action"]`,
  `CallExpression[callee.property.name=${READERS}][callee.object.property.name="action"]`,
  'CallExpression[callee.property.name=/^(exec|test)$/] > Identifier.arguments[name="action"]',
  'CallExpression[callee.property.name=/^(exec|test)$/] > MemberExpression.arguments[property.name="action"]',
].map((selector) => ({ selector, message: parsingMessage }));
// Where actions name squares, an expression for a square, or for a word of an action, parses one.
const SQUARES = { selector: String.raw`Literal[regex.pattern=/\[a-[a-z]\]\(?\\d|\b(rescue|deploy)\b/]`, message: parsingMessage };

const SYNTAX = [
  { selector: `Literal[value=${ADDRESS}]${UNMADE}`, message: addressMessage },
  { selector: `TemplateElement[value.cooked=${ADDRESS}]${UNMADE}`, message: addressMessage },
  { selector: 'JSXAttribute[name.name="href"] Literal[value=/^\\//]' + UNMADE, message: addressMessage },
  { selector: 'CallExpression[callee.name="navigate"] Literal[value=/^\\//]' + UNMADE, message: addressMessage },
  {
    selector: 'BinaryExpression > MemberExpression.left[object.name="event"][property.name="key"] ~ Literal[value=/^[a-z0-9]$/i]',
    message: 'Letters and digits are read with keyOf of shell/keys.ts, on any keyboard.',
  },
  {
    selector:
      'CallExpression[callee.property.name="toLowerCase"] > MemberExpression > MemberExpression[object.name="event"][property.name="key"]',
    message: 'Letters and digits are read with keyOf of shell/keys.ts, on any keyboard.',
  },
  ...PARSING,
];

export default defineConfig(
  { ignores: ['node_modules', 'dist'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      // One program for a whole run: a project service costs a fifth more.
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // What a browser may refuse (pages without a certificate, private windows) goes through one guarded helper each.
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    ignores: ['**/*.test.ts', 'src/shell/copy.ts', 'src/shell/service.ts', 'src/shell/telling.ts', 'src/store.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Use store.ts: the store may be closed.' },
        { name: 'sessionStorage', message: 'Use store.ts: the store may be closed.' },
        { name: 'indexedDB', message: 'Write a guarded helper in shell/: the store may be closed.' },
        { name: 'caches', message: 'Write a guarded helper in shell/: a page on plain http has none.' },
        { name: 'Notification', message: 'Use shell/telling.ts: a page on plain http has none.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'navigator', property: 'clipboard', message: 'Use copyText of shell/copy.ts: a page on plain http has none.' },
        { object: 'navigator', property: 'serviceWorker', message: 'Use shell/service.ts: a page on plain http has none.' },
        { object: 'navigator', property: 'wakeLock', message: 'Write a guarded helper in shell/: a page on plain http has none.' },
        { object: 'window', property: 'localStorage', message: 'Use store.ts: the store may be closed.' },
        { object: 'window', property: 'sessionStorage', message: 'Use store.ts: the store may be closed.' },
        { object: 'crypto', property: 'randomUUID', message: 'Use crypto.getRandomValues: a page on plain http has no randomUUID.' },
        { object: 'crypto', property: 'subtle', message: 'A page on plain http has none.' },
      ],
      'no-restricted-syntax': ['error', ...SYNTAX],
    },
  },
  {
    files: ['src/games/stratego/**/*.ts', 'src/games/stratego/**/*.tsx'],
    ignores: ['**/*.test.ts', '**/notation.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, SQUARES] },
  },
  {
    files: ['public/**/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(['URL', 'document', 'localStorage', 'location', 'navigator'].map((name) => [name, 'readonly'])),
    },
  },
  {
    files: ['**/facts.ts'],
    rules: { '@typescript-eslint/no-inferrable-types': 'off' },
  },
  {
    files: ['src/net/wire.ts'],
    rules: { '@typescript-eslint/array-type': 'off', '@typescript-eslint/no-redundant-type-constituents': 'off' },
  },
);
