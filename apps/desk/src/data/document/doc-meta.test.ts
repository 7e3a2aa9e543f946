import { expect, test } from 'vitest'
import { readMeta, type WireField, type WireMeta } from './doc-meta.ts'

const text: WireField = {
  ...{ fieldname: 'reference_name', fieldtype: 'Data', label: 'Reference name', options: null },
  ...{ reqd: 0, hidden: 0, read_only: 0, in_list_view: 0, length: 140, default: null, description: null },
}

const wire = (autoname: string, ...fields: WireField[]): WireMeta => ({
  ...{ name: 'Payment', title_field: 'name', sort_field: 'modified', sort_order: 'desc' },
  ...{ autoname, fields },
})

const kindIn = (field: WireField) => {
  const [{ fieldtype, options } = { fieldtype: null, options: null }] = readMeta([wire('hash', field)]).fields
  return [fieldtype, options]
}

test('A fixed Data field that names a document links to it by the type field next to it', () => {
  const naming = { ...text, type_field: 'reference_type' }
  expect(kindIn({ ...naming, read_only: 1 })).toEqual(['Dynamic Link', ['reference_type']])
  expect(kindIn({ ...naming, set_only_once: 1 })).toEqual(['Dynamic Link', ['reference_type']])
  expect(kindIn(naming)).toEqual(['Data', []])
  expect(kindIn({ ...text, read_only: 1 })).toEqual(['Data', []])
  expect(kindIn({ ...text, links_to: 'Product' })).toEqual(['Link', ['Product']])
})

test('Sequential names are distinguished from random ones', () => {
  const number = { ...text, fieldname: 'number', fieldtype: 'Int' }
  const isNumbered = (autoname: string) => readMeta([wire(autoname, number)]).isNumbered
  expect(['ORD-.YYYY.-.######', 'format:{order}-{number}'].map(isNumbered)).toEqual([true, true])
  expect(['hash', 'field:title', 'format:{branch}-{variant}'].map(isNumbered)).toEqual([false, false, false])
})

test('A form offers the selectable options, and a filter offers all', () => {
  const kind = { ...text, fieldtype: 'Select', options: 'received\nshipped' }
  const [offered, all] = readMeta([wire('hash', { ...kind, offered: 'received' }, kind)]).fields
  expect([offered?.options, offered?.offered]).toEqual([['received', 'shipped'], ['received']])
  expect(all?.offered).toBeUndefined()
})
