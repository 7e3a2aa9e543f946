import { Linter } from 'eslint'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from 'typescript-eslint'
import { expect, test } from 'vitest'
import { mela } from './mela-rules.mjs'
import { filesWithDrawings } from './term-exceptions.mjs'

function complaints(rule, text, filename = 'a-file.ts') {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    plugins: { mela },
    rules: { [`mela/${rule}`]: 'error' },
  }
  return new Linter().verify(text, config, { filename }).length
}

test.each([
  ['no-default-export', 'export default 1', 'export const one = 1'],
  ['relative-imports-name-their-file', "import './order'", "import './order.ts'"],
  ['relative-imports-name-their-file', "import('../order')", "import('#framework/documents')"],
  ['relative-imports-name-their-file', "export * from './order'", "export * from './order.css?inline'"],
  ['no-casting-away', 'one as unknown as Two', 'one as Two'],
  ['no-casting-away', 'one as never', 'one as const'],
  ['no-banners', '// ======== orders', '// orders come first'],
  [
    'doc-comments',
    '/** What the buyer pays. */ const total = 1',
    '/** Total that the buyer pays. */ const total = 1',
  ],
  ['doc-comments', '/** If it is late. */ const late = 1', '// If it is late, nobody waits.'],
  ['field-terms', 'const keptRows = 1', 'const keepAlive = 1'],
  ['field-terms', 'function load(way) {}', 'function load(gateway) {}'],
  ['field-terms', 'interface Order { is_gone: 0 | 1 }', "import { keptRows } from 'elsewhere'"],
  ['test-titles', "test('refuses a guest', run)", "test('Refuses a guest', run)"],
  ['test-titles', "test.each(rows)('an order %s', run)", "test.each(rows)('cmd runs %s', run)"],
  ['no-browser-globals', 'window.open()', 'const window = open(); window.close()'],
])('%s refuses `%s` and accepts `%s`', (rule, wrong, right) => {
  expect(complaints(rule, wrong)).toBe(1)
  expect(complaints(rule, right)).toBe(0)
})

test('A file name with a forbidden glossary word is refused', () => {
  expect(complaints('field-terms', 'one', 'kept-rows.ts')).toBe(1)
  expect(complaints('field-terms', 'one', 'saved-rows.ts')).toBe(0)
})

test('File names are kebab-case, with roles as suffixes', () => {
  const refused = ['PlaceOrder.ts', 'place_order.ts', 'placeOrder.test.ts']
  const accepted = ['place-order.ts', 'order.doctype.ts', 'orders.page.test.ts', 'index.ts']
  expect(refused.map((name) => complaints('kebab-case-files', 'one', name))).toEqual([1, 1, 1])
  expect(accepted.map((name) => complaints('kebab-case-files', 'one', name))).toEqual([0, 0, 0, 0])
})

test('The list of drawings names no files without a refused word', () => {
  const root = join(import.meta.dirname, '../..')
  const wordsIn = (file) => complaints('field-terms', readFileSync(join(root, file), 'utf8'), file)
  const hasWords = (pattern) => globSync(`${pattern}/*.ts`, { cwd: root }).some((file) => wordsIn(file) > 0)
  expect(filesWithDrawings.filter((pattern) => !hasWords(pattern))).toEqual([])
})
