import { expect, test } from 'vitest'
import { plainField } from '../../data/document/type-meta.ts'
import { pointedField } from './pointed-field.ts'

const pointer = { ...plainField, fieldname: 'about', fieldtype: 'Dynamic Link', options: ['kind'] } as const

test('A dynamic link links to the type that the document names', () => {
  const values: Record<string, unknown> = { kind: 'Region' }
  expect(pointedField(pointer, (name) => values[name])).toMatchObject({
    fieldname: 'about',
    fieldtype: 'Link',
    options: ['Region'],
  })
})

test('A dynamic link without a type is a line of text, and other fields stay unchanged', () => {
  expect(pointedField(pointer, () => '')).toMatchObject({ fieldtype: 'Data', options: [] })
  expect(pointedField(plainField, () => 'Region')).toBe(plainField)
})
