import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  evaluate,
  ExpressionError,
  holds,
  LONGEST_EXPRESSION,
  parseExpression,
  type Expression,
} from '../index.ts'

const child = {
  age: 9,
  city: 'Chennai',
  is_new: 1,
  empty: '',
  nothing: null,
  rows: [{ kind: 'a' }, { kind: 'b' }],
}
const valueOf = (text: string, doc: object = child) =>
  evaluate(parseExpression(`eval:${text}`), { ...doc }, '2026-11-20')

test.each<[string, unknown]>([
  ['doc.age < 18 && doc.city == "Chennai"', true],
  ['doc.age >= 10 || doc.nothing', null],
  ['doc.missing ?? "none"', 'none'],
  ['doc.missing.deeper.still', undefined],
  ['doc.is_new ? "yes" : "no"', 'yes'],
  ['["Chennai", \'Madurai\'].includes(doc.city)', true],
  ['doc.city in ["Madurai", "Chennai"]', true],
  ['"kind" in doc.rows[0]', true],
  ['doc.rows.length', 2],
  ['doc["rows"][1].kind', 'b'],
  ['doc.city.toLowerCase().startsWith("chen")', true],
  ['in_list(["a", "b"], doc.city)', false],
  ['cint(doc.empty) + flt("1.5")', 1.5],
  ['frappe.datetime.get_today() > "2026-01-01"', true],
  ['age("2008-11-20")', 18],
  ['age("2008-11-21 00:00:00")', 17],
  ['age(doc.nothing) < 18', false],
  ['-(1 + 2) * 3 - -4 % 3', -8],
  ['!doc.nothing === true', true],
  ['doc.age != 9 ? 1 : doc.age !== "9" ? 2 : 3', 2],
  ['doc?.age', 9],
])('%s evaluates to %j', (text, value) => {
  expect(valueOf(text)).toEqual(value)
})

test.each([
  ['doc.constructor'],
  ['doc.__proto__'],
  ['doc["toString"]'],
  ['doc.rows.map'],
  ['doc.city.constructor'],
  ['"x".__proto__.constructor'],
])('%s evaluates to null, because only the document’s own values are visible', (text) => {
  expect(valueOf(text)).toBeUndefined()
})

test.each([
  ['eval:doc.age = 9', 14],
  ['eval:alert(1)', 6],
  ['eval:window.location', 6],
  ['eval:doc.rows.map(x)', 15],
  ['eval:doc.city.constructor("x")', 15],
  ['eval:(1 + 2', 12],
  ['eval:"open', 6],
  ['eval:1 +', 9],
  ['eval:[1, 2', 11],
  ['eval:doc.', 10],
  ['eval:`x`', 6],
  ['eval:1;2', 7],
  ['age < 18', 1],
  ['eval:', 6],
  [`eval:${'('.repeat(60)}1${')'.repeat(60)}`, 56],
  [`eval:${'1+'.repeat(LONGEST_EXPRESSION)}1`, LONGEST_EXPRESSION + 1],
])('%s is refused, and the error names the column', (text, column) => {
  const parse = () => parseExpression(text)
  expect(parse).toThrow(ExpressionError)
  expect(parse).toThrow(`(column ${column})`)
})

test('A plain field is true when it has a value, and a list when it has rows', () => {
  expect(['age', 'city', 'rows', ' is_new '].map((field) => holds(field, child))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['empty', 'nothing', 'missing'].map((field) => holds(field, child))).toEqual([false, false, false])
  expect(holds('rows', { rows: [] })).toBe(false)
  expect([null, undefined, '', '  '].map((none) => holds(none, child))).toEqual([true, true, true, true])
})

test('Arithmetic on lists and records is refused, and the error names the operator', () => {
  expect(() => valueOf('doc.rows > 1')).toThrow('> does not work on lists or records (column 15)')
  expect(() => valueOf('-doc.rows')).toThrow('(column 6)')
})

test('A text cannot grow without bound', () => {
  const long = { text: 'x'.repeat(60_000) }
  expect(() => valueOf('doc.text + doc.text', long)).toThrow('The text grows too long')
})

test('An endless tree is cut off', () => {
  const operand: Expression = { kind: 'literal', value: 1 }
  const loop: Expression = { kind: 'unary', operator: '!', operand, column: 1 }
  Object.assign(loop, { operand: loop })
  expect(() => evaluate(loop, {})).toThrow(ExpressionError)
})

const alphabet = Array.from(
  'doc.ageity()[]"\'<>=!&|?:+-*/% ,0123456789in\
$_',
)
const letters = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 60 })

test('Any expression gives a value or an ExpressionError', () => {
  const run = (text: string, doc: Readonly<Record<string, unknown>>) => {
    try {
      evaluate(parseExpression(text), doc)
      return true
    } catch (error) {
      return error instanceof ExpressionError
    }
  }
  const docs = fc.dictionary(fc.string(), fc.anything())
  fc.assert(
    fc.property(fc.oneof(letters, fc.string()), docs, (text, doc) => run(`eval:${text}`, doc)),
    {
      numRuns: 5000,
    },
  )
})

const leaf = fc
  .oneof(fc.integer({ min: 0, max: 100 }), fc.boolean(), fc.constantFrom('', '7', 'abc', null))
  .map((value) => JSON.stringify(value))

const signs = ['+', '-', '*', '/', '%', '<', '<=', '>', '>=', '==', '!=', '===', '!==', '&&', '||']

const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.tuple(tie('tree'), fc.constantFrom(...signs), tie('tree')).map((parts) => parts.join(' ')),
    fc.tuple(tie('tree'), fc.constantFrom(...signs), tie('tree')).map((parts) => `(${parts.join(' ')})`),
    fc.tuple(fc.constantFrom('!', '-', '+'), tie('tree')).map(([sign, part]) => `${sign}(${part})`),
    fc.tuple(tie('tree'), tie('tree'), tie('tree')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
  ),
}))

test('Arithmetic and comparisons work as in JavaScript', () => {
  const context = createContext({})
  fc.assert(
    fc.property(
      tree.filter((text) => text.length < 900),
      (text) => Object.is(valueOf(text), runInContext(text, context)),
    ),
    { numRuns: 3000 },
  )
})
