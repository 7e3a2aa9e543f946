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
  'mela/test-titles': 'error',
}

const untyped = {
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
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
    extends: [typescript.configs.strict],
    rules: { ...sizes, ...habits, ...untyped },
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
