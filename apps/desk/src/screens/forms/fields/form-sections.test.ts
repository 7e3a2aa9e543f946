import { expect, test } from 'vitest'
import type { FieldType } from '#meta'
import { readMeta, type WireField } from '../../../data/document/doc-meta.ts'
import { plainField } from '../../../data/document/type-meta.ts'
import { formSections, layoutOf } from './form-sections.ts'
import { plainWireField } from '../../../testing/builders.ts'

const field = (fieldname: string, fieldtype: string, label = fieldname): WireField => ({
  fieldname,
  fieldtype,
  label,
  ...plainWireField,
})

const meta = readMeta([
  {
    name: 'Event',
    title_field: 'title',
    sort_field: 'modified',
    sort_order: 'desc',
    fields: [
      field('title', 'Data'),
      field('tickets', 'Table'),
      field('price', 'Currency'),
      field('time', 'Section Break', 'When'),
      field('start', 'Date'),
      field('empty', 'Section Break', 'Nothing'),
      field('hidden', 'Data'),
    ],
  },
])

test('A tab is named before its first visible section', () => {
  const tabbed = readMeta([
    {
      name: 'Event',
      title_field: 'title',
      sort_field: 'modified',
      sort_order: 'desc',
      fields: [
        field('title', 'Data'),
        field('column', 'Column Break', ''),
        field('prices', 'Tab Break', 'Prices'),
        field('empty', 'Section Break', 'Nothing'),
        field('price_section', 'Section Break', 'Price'),
        field('price', 'Currency'),
        field('buyers', 'Table MultiSelect'),
        field('say', 'Button'),
        field('place_tab', 'Tab Break', 'Place'),
        field('place', 'Data'),
      ],
    },
  ])
  const sections = formSections(tabbed, () => true)
  expect(sections.map(({ tab, title }) => [tab, title])).toEqual([
    [null, null],
    ['Prices', 'Price'],
    [null, 'Place'],
  ])
  expect(sections.map(({ fields }) => fields.map(({ fieldname }) => fieldname))).toEqual([
    ['title'],
    ['price', 'buyers', 'say'],
    ['place'],
  ])
})

test('Fields are listed under their headings, and tables after the fields of their section', () => {
  const sections = formSections(meta, ({ fieldname }) => fieldname !== 'hidden')
  expect(sections.map(({ title }) => title)).toEqual([null, 'When'])
  expect(sections[0]?.fields.map(({ fieldname }) => fieldname)).toEqual(['title', 'price'])
  expect(sections[0]?.tables.map(({ fieldname }) => fieldname)).toEqual(['tickets'])
})

test('A field of one input joins the lines of its row; one over the whole row or of several inputs does not', () => {
  const layout = (fieldtype: FieldType) => layoutOf({ ...plainField, fieldtype }, 'title')
  expect(layout('Data')).toBe('lined-field')
  expect(layoutOf(plainField, 'name')).toBe('double lined-field')
  expect(layout('Check')).toBe('lined-field')
  expect(layout('Long Text')).toBe('wide')
  expect(layout('Geolocation')).toBe('')
})
