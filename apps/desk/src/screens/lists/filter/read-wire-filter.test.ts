import { expect, test } from 'vitest'
import { type DeskField, type TypeMeta, plainField } from '../../../data/document/type-meta.ts'
import { comparisonsFor, wireFilter, withTags } from './filters.ts'
import { listFields } from '../list-fields.ts'
import { readWireFilter } from './read-wire-filter.ts'

const field = (fieldname: string, fieldtype: DeskField['fieldtype']): DeskField => ({
  ...plainField,
  fieldname,
  fieldtype,
})

const meta: TypeMeta = withTags({
  name: 'Mela Event',
  label: 'Mela Event',
  labelOf: (text: string) => text,
  titleField: 'title',
  statusField: '',
  searchFields: [],
  isSubmittable: false,
  isNamePrompted: false,
  isRenameable: false,
  isTracked: false,
  isNumbered: false,
  states: null,
  actions: [],
  notices: [],
  sort: { field: 'modified', isDescending: true },
  fields: [
    field('title', 'Data'),
    field('state', 'Select'),
    field('published', 'Check'),
    field('price', 'Currency'),
    field('start_date', 'Date'),
    field('opens', 'Datetime'),
    field('place', 'Geolocation'),
    field('business', 'Link'),
  ],
})

const values: Readonly<Record<string, string>> = {
  between: '2026-11-01|2026-11-30',
  any: 'new|closed',
  none: 'new',
  within: 'this week',
  set: '',
  unset: '',
}

test('The desk reads back every filter that it can write', () => {
  for (const one of listFields(meta))
    for (const comparison of comparisonsFor(one)) {
      const filter = { field: one.fieldname, comparison, value: values[comparison] ?? '2026-11-05' }
      expect(readWireFilter(meta, wireFilter(meta, filter))).toEqual(filter)
    }
})

test.each([
  ['another shape', { title: 'Kite' }],
  ['a field that is not shown', ['secret', '=', 'a']],
  ['an operator without words here', ['business', 'descendants of', 'Root']],
  ['a pattern of somebody else', ['title', 'like', 'Kite%']],
  ['an operator that the field does not have', ['published', '>=', '1']],
])('%s is refused as a filter', (_noun, wire) => {
  expect(readWireFilter(meta, wire)).toBeNull()
})
