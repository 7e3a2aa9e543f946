import { filesWithDrawings } from './tools/lint/term-exceptions.mjs'
import eslint from '@eslint/js'
import regexp from 'eslint-plugin-regexp'
import typescript from 'typescript-eslint'
import { mela } from './tools/lint/mela-rules.mjs'
import { reactRules } from './tools/lint/react-rules.mjs'

const server = [
  'packages/{meta,framework,contract}/**/*.ts',
  'modules/**/*.ts',
  'apps/server/**/*.ts',
  'demo/**/*.ts',
]
const tests = ['**/*.test.{ts,tsx}', 'e2e/**/*.ts']
const scripts = [
  'tools/**',
  'bench/**',
  '**/build/**',
  '**/build*.ts',
  '*.config.{ts,js}',
  'apps/**/*.config.ts',
]

const sizes = {
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 10],
  'max-depth': ['error', 3],
  'max-params': ['error', 3],
  'max-nested-callbacks': ['error', 4],
}

/** One long text must not occupy the server: no expression takes more than linear time. */
const expressions = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
  'regexp/no-dupe-disjunctions': 'error',
  'regexp/optimal-quantifier-concatenation': 'error',
}

const habits = {
  eqeqeq: 'error',
  'no-console': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
  'prefer-template': 'error',
  'object-shorthand': 'error',
  'mela/no-default-export': 'error',
  'mela/kebab-case-files': 'error',
  'mela/relative-imports-name-their-file': 'error',
  'mela/no-casting-away': 'error',
  'mela/no-banners': 'error',
  'mela/field-terms': 'error',
  'mela/doc-comments': 'error',
}

const typed = {
  // A union in a template is as clear as a string; an object in one is a mistake.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  // Text is walked by code point on purpose.
  '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
  // `void promise` says that nobody waits, and an arrow may hand on what a call gives.
  '@typescript-eslint/no-confusing-void-expression': 'off',
  '@typescript-eslint/no-meaningless-void-operator': 'off',
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // The hand-written types of what comes from outside are wishes: asking again is not unnecessary.
  '@typescript-eslint/no-unnecessary-condition': 'off',
  // `erasableSyntaxOnly` forbids enums: the rule would only cost a sixth of the time.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  '@typescript-eslint/require-await': 'off',
  '@typescript-eslint/unbound-method': 'off',
  '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
}

export default typescript.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'packages/*/src/**/generated/**',
      'data/**',
      '.cache/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  eslint.configs.recommended,
  { plugins: { mela, regexp }, linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { rules: expressions },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: { ...sizes, ...habits, ...typed },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.d.ts'],
    rules: { 'mela/no-default-export': 'off', '@typescript-eslint/consistent-type-imports': 'off' },
  },
  ...reactRules,
  { files: filesWithDrawings, rules: { 'mela/field-terms': 'off' } },
  { files: server, rules: { 'mela/no-browser-globals': 'error' } },
  {
    files: tests,
    rules: {
      'max-lines-per-function': 'off',
      'max-nested-callbacks': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  { files: ['apps/server/**', ...scripts], rules: { 'no-console': 'off' } },
  {
    files: ['*.config.{ts,js}', '**/*.config.ts', 'tools/testing/**'],
    rules: { 'mela/no-default-export': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: mela.nodeGlobals },
    rules: { ...sizes, 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
)
