import { expect, test } from 'vitest'
import { plainField } from '../../data/document/type-meta.ts'
import { pointedField } from './pointed-field.ts'

const pointer = { ...plainField, fieldname: 'about', fieldtype: 'Dynamic Link', options: ['kind'] } as const

test('a dynamic link is a link to what the document says', () => {
  const values: Record<string, unknown> = { kind: 'Region' }
  expect(pointedField(pointer, (name) => values[name])).toMatchObject({
    fieldname: 'about',
    fieldtype: 'Link',
    options: ['Region'],
  })
})

test('until the type is chosen it is a line of text, and other fields stay as they are', () => {
  expect(pointedField(pointer, () => '')).toMatchObject({ fieldtype: 'Data', options: [] })
  expect(pointedField(plainField, () => 'Region')).toBe(plainField)
})
