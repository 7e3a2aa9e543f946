import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptValue, acceptWireValue, columnFieldTypes, isMissing, type FieldRules } from '../index.ts'

function rules(fieldtype: FieldRules['fieldtype'], more: Partial<FieldRules> = {}): FieldRules {
  return {
    fieldname: 'thing',
    fieldtype,
    label: 'Thing',
    options: [],
    required: false,
    maxLength: 140,
    min: null,
    max: null,
    ...more,
  }
}

const point = {
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [80.27, 13.08] } }],
}

const drawing = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=='

const everyType = fc.constantFrom(...columnFieldTypes)

test('A rule never throws, and accepts its own result again unchanged', () => {
  fc.assert(
    fc.property(everyType, fc.anything(), (fieldtype, input) => {
      const field = rules(fieldtype, { options: ['light', 'dark'] })
      const once = acceptValue(field, input)
      if (!once.isAccepted) return once.problem.name.length > 0
      const twice = acceptValue(field, once.value)
      return twice.isAccepted && Object.is(twice.value, once.value)
    }),
    { numRuns: 2000 },
  )
})

test.each<[FieldRules['fieldtype'], unknown, unknown]>([
  ['Data', ' kept as typed ', ' kept as typed '],
  ['Data', 42, '42'],
  ['Check', true, 1],
  ['Check', '0', 0],
  ['Check', null, 0],
  ['Int', '12', 12],
  ['Int', '', null],
  ['Float', '1.5e3', 1500],
  ['Date', '2028-02-29', '2028-02-29'],
  ['Date', '2026-11-29 10:00:00', '2026-11-29'],
  ['Datetime', '2026-11-29T07:00', '2026-11-29 07:00:00'],
  ['Datetime', '2026-11-29 07:00:00.123456', '2026-11-29 07:00:00.123456'],
  ['Time', '7:05', '07:05:00'],
  ['Phone', '098412 34567', '+919841234567'],
  ['Phone', '+1 (415) 555-2671', '+14155552671'],
  ['JSON', { a: [1] }, '{"a":[1]}'],
  ['Percent', '12.5', 12.5],
  ['Duration', 5400, 5400],
  ['Rating', 0.30000000000000004, 0.3],
  ['Rating', '1', 1],
  ['Code', 'a < b', 'a < b'],
  ['Autocomplete', 'none of the choices', 'none of the choices'],
  ['Geolocation', point, JSON.stringify(point)],
  ['Geolocation', '{"type":"Feature","geometry":null}', '{"type":"Feature","geometry":null}'],
  ['Signature', drawing, drawing],
  ['Heading', 'anything', null],
  ['Table MultiSelect', [{ user: 'x' }], null],
])('%s accepts %j as %j', (fieldtype, input, value) => {
  expect(acceptValue(rules(fieldtype), input)).toEqual({ isAccepted: true, value })
})

test.each<[FieldRules['fieldtype'], unknown, string]>([
  ['Data', { $gt: '' }, 'type'],
  ['Data', 'x'.repeat(141), 'length'],
  ['Data', 'Reg\r\nBcc: x@evil.example', 'format'],
  ['Data', 'a\tb', 'format'],
  ['Data', 'a\u2028b', 'format'],
  ['Data', 'a\u001bb', 'format'],
  ['Int', '1.5', 'type'],
  ['Int', '0x10', 'type'],
  ['Check', 'yes', 'type'],
  ['Date', '2026-02-30', 'type'],
  ['Date', '29.11.2026', 'type'],
  ['Time', '25:00', 'type'],
  ['Phone', '12345', 'phone'],
  ['Phone', '+91 12345', 'phone'],
  ['Select', 'mauve', 'option'],
  ['JSON', '{', 'format'],
  ['Percent', 'half', 'type'],
  ['Rating', 1.1, 'range'],
  ['Rating', -0.5, 'range'],
  ['Rating', 0.55, 'type'],
  ['Geolocation', 'here', 'format'],
  ['Geolocation', '{"type":"Point","coordinates":[80.2,113]}', 'format'],
  [
    'Geolocation',
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
      ],
    },
    'format',
  ],
  ['Geolocation', { type: 'constructor', coordinates: [0, 0] }, 'format'],
  ['Signature', 'data:image/svg+xml;base64,PHN2Zz4=', 'format'],
  ['Signature', 'https://example.org/signature.png', 'format'],
])('%s refuses %j because of its %s', (fieldtype, input, kind) => {
  expect(acceptValue(rules(fieldtype), input)).toMatchObject({ isAccepted: false, problem: { kind } })
})

test.each<[string, string, boolean]>([
  ['Email', 'meena@asha.example', true],
  ['Email', 'meena@asha', false],
  ['Email', 'a b@c.de', false],
  ['Email', 'a@[127.0.0.1]', false],
  ['Email', 'a@127.0.0.1', false],
  ['Email', 'meena@mail2.asha.example', true],
  ['URL', 'https://asha.example/a?b=c', true],
  ['URL', 'javascript:alert(1)', false],
  ['URL', '//elsewhere.example', false],
  ['URL', '/\\elsewhere.example', false],
  ['URL', 'https://asha.example\\@elsewhere.example', false],
  ['Route', 'about-us/team', true],
  ['Route', 'About Us', false],
  ['Hours', '2026-11-28 10:00–13:00', true],
  ['Hours', 'Any morning', false],
])('Text of the form %s: %s', (format, text, isGood) => {
  expect(acceptValue(rules('Data', { options: [format] }), text).isAccepted).toBe(isGood)
})

test('Money is a decimal on the wire and minor units inside', () => {
  expect(acceptWireValue(rules('Currency'), '420.50')).toEqual({ isAccepted: true, value: 42_050 })
  expect(acceptValue(rules('Currency'), 42_050)).toEqual({ isAccepted: true, value: 42_050 })
  expect(acceptWireValue(rules('Currency', { min: 0 }), -1)).toMatchObject({ problem: { kind: 'range' } })
})

test('Zero and off count as given, and null and blanks do not', () => {
  expect([0, '0', false].map(isMissing)).toEqual([false, false, false])
  expect([null, undefined, '', '  ', []].map(isMissing)).toEqual([true, true, true, true, true])
})
