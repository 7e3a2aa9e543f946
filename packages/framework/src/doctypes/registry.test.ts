import { expect, test } from 'vitest'
import type { FieldOptions } from './field/field.ts'
import {
  byField,
  childType,
  createRegistry,
  docType,
  everything,
  fieldNames,
  link,
  metaOf,
  picture,
  section,
  series,
  shownPicture,
  table,
  tableMultiSelect,
  text,
  withChildTypes,
} from './index.ts'

const access = { 'System Manager': everything }
const Row = childType('Row', { label: text() })
const Parent = docType('Parent', { fields: { rows: table(Row), target: link('Target') }, access })
const Target = docType('Target', {
  naming: byField('title'),
  fields: { title: text({ required: true }) },
  access,
})

test('A registry contains the child types that its types use, once each', () => {
  const registry = createRegistry([
    Parent,
    Target,
    docType('Other', { fields: { rows: table(Row) }, access }),
  ])
  expect(registry.types.map(({ name }) => name)).toEqual(['Parent', 'Target', 'Other', 'Row'])
  expect(registry.linksTo('Target').map(({ fieldname }) => fieldname)).toEqual(['target'])
})

test('A type definition that could never work does not load', () => {
  expect(() => createRegistry([Parent])).toThrow(/Parent.target links to Target/)
  expect(() => createRegistry([Target, Target, docType('Target', { fields: {}, access })])).toThrow(
    /called Target/,
  )
  expect(() => createRegistry([docType('Nobody', { fields: {}, access: {} })])).toThrow(
    /Nobody declares no access/,
  )
  expect(() => series('X-')).toThrow(/exactly one counter/)
})

test('A fetched field without a source does not load', () => {
  const lost = (options: FieldOptions) => {
    const fields = { target: link('Target'), copy: text(options) }
    return () => createRegistry([Target, docType('Copying', { fields, access })])
  }
  expect(lost({ fetchFrom: 'target.name' })).not.toThrow()
  for (const fetchFrom of ['target.nothing', 'nothing.name', 'copy.name', 'target'])
    expect(lost({ fetchFrom })).toThrow(/which is not there/)
  expect(lost({ typeField: 'nothing' })).toThrow(/which is not there/)
})

test('A field list must name an existing field that holds the type', () => {
  const listing = (of: string) => () =>
    createRegistry([docType('Reading', { fields: { type: text(), seen: fieldNames(of) }, access })])
  expect(listing('type')).not.toThrow()
  expect(listing('nothing')).toThrow(/Reading.seen lists fields of the type in nothing, which is not there/)
})

test('An image field must show a field that holds a picture', () => {
  const showing = (of: string) => () =>
    createRegistry([docType('Album', { fields: { cover: picture(), view: shownPicture(of) }, access })])
  expect(showing('cover')).not.toThrow()
  expect(showing('view')).toThrow(/Album.view shows view, which is no picture/)
})

test('A multi-select needs a child type with exactly one link', () => {
  expect(() => tableMultiSelect(childType('None', { note: text() }))).toThrow(/None has 0 Links/)
  const two = childType('Two', { one: link('Target'), other: link('Target') })
  expect(() => tableMultiSelect(two)).toThrow(/Two has 2 Links/)
})

test('A Frappe definition says the same as the type in code', () => {
  const type = docType('Shown', {
    fields: {
      more: section('More'),
      full_name: text({ required: true, inList: true, description: 'As on the card' }),
    },
    access,
    sort: 'full_name asc',
  })
  expect(metaOf(type)).toMatchObject({
    name: 'Shown',
    sort_field: 'full_name',
    sort_order: 'asc',
    fields: [
      { fieldtype: 'Section Break', label: 'More' },
      {
        fieldname: 'full_name',
        label: 'Full name',
        fieldtype: 'Data',
        reqd: 1,
        in_list_view: 1,
        description: 'As on the card',
        length: 140,
      },
    ],
  })
  expect(metaOf(type).permissions.find(({ permlevel }) => permlevel === 0)).toMatchObject({
    role: 'System Manager',
    read: 1,
    delete: 1,
  })
  expect(withChildTypes(Parent)).toEqual([Parent, Row])
})
