import { expect, test } from 'vitest'
import { isDemanded, shownFields, type ConditionalField } from '../index.ts'

const field = (
  fieldname: string,
  depends_on: string | null = null,
  fieldtype = 'Data',
): ConditionalField => ({
  fieldname,
  fieldtype,
  depends_on,
})

const form = [
  field('is_minor', null, 'Check'),
  field('guardian', 'is_minor'),
  field('guardian_phone', 'guardian'),
  field('work', 'eval:!doc.is_minor', 'Section Break'),
  field('employer'),
  field('consents', 'eval:doc.guardian_phone', 'Page Break'),
  field('consent'),
  field('other', null, 'Section Break'),
  field('note'),
]
const shown = (doc: object) => [...shownFields(form, { ...doc })]

test('A hidden field counts as empty for fields that depend on it', () => {
  expect(shown({ is_minor: 1, guardian: 'Meena', guardian_phone: '1' })).toEqual([
    ...['is_minor', 'guardian', 'guardian_phone', 'consents', 'consent', 'other', 'note'],
  ])
  expect(shown({ is_minor: 0, guardian: 'Meena', guardian_phone: '1' })).toEqual([
    'is_minor',
    'work',
    'employer',
  ])
})

test('A hidden page hides its sections, and the next section of a page ends the one before', () => {
  expect(shown({})).toEqual(['is_minor', 'work', 'employer'])
  const sections = [
    field('first', 'x', 'Section Break'),
    field('a'),
    field('second', null, 'Section Break'),
    field('b'),
  ]
  expect([...shownFields(sections, {})]).toEqual(['second', 'b'])
})

test('Conditions that contradict each other terminate', () => {
  expect(
    shownFields([field('a', 'eval:!doc.b'), field('b', 'eval:doc.a')], { a: 1, b: 1 }).size,
  ).toBeLessThan(3)
})

test('A field is required always, never, or when its condition is true', () => {
  expect(isDemanded({ ...field('a'), reqd: 1 }, {})).toBe(true)
  expect(isDemanded(field('a'), {})).toBe(false)
  const conditional = { ...field('a'), mandatory_depends_on: 'eval:doc.age < 18' }
  expect([9, 30].map((age) => isDemanded(conditional, { age }))).toEqual([true, false])
})
