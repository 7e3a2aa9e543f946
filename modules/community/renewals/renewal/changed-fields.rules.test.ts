import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeableFields, parseChangedFields } from './renewal-input.ts'

test('Extracts the changed fields, and the number separately', () => {
  expect(parseChangedFields({ city: 'Madurai', doctor_phone: null, parent_phone: '98400 12345' })).toEqual({
    fields: { city: 'Madurai', doctor_phone: null },
    phone: '98400 12345',
  })
  expect(parseChangedFields({ parent_name: null })).toEqual({ fields: { parent_name: '' }, phone: null })
  expect(parseChangedFields(null)).toEqual({ fields: {}, phone: null })
  expect(parseChangedFields({ parent_phone: '' })).toEqual({ fields: {}, phone: null })
})

test.each([
  'student_first_name',
  'student_date_of_birth',
  'status',
  'class',
  'family',
  'owner',
  '__proto__x',
])('Refuses to let the family change %s here', (field) => {
  expect(parseChangedFields({ city: 'Madurai', [field]: 'x' })).toEqual({ unknown: field })
})

test('For any input returns only the editable fields, as text', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = parseChangedFields(value)
      if (!('fields' in read)) return
      expect(Object.keys(read.fields).every((field) => changeableFields.includes(field))).toBe(true)
      expect(Object.values(read.fields).every((text) => text === null || typeof text === 'string')).toBe(true)
    }),
  )
})
