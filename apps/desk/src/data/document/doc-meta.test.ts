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

test('a text that names a document, and stays as it is, leads there by the field beside it that says its type', () => {
  const naming = { ...text, type_field: 'reference_type' }
  expect(kindIn({ ...naming, read_only: 1 })).toEqual(['Dynamic Link', ['reference_type']])
  expect(kindIn({ ...naming, set_only_once: 1 })).toEqual(['Dynamic Link', ['reference_type']])
  expect(kindIn(naming)).toEqual(['Data', []])
  expect(kindIn({ ...text, read_only: 1 })).toEqual(['Data', []])
})

test('names that count up are told from those made of chance', () => {
  const isNumbered = (autoname: string) => readMeta([wire(autoname)]).isNumbered
  expect(['ORD-.YYYY.-.######', 'format:{order}-{number}', 'hash', 'field:title'].map(isNumbered)).toEqual([
    ...[true, true, false, false],
  ])
})

test('a form offers what people may choose, and a filter all that there is', () => {
  const kind = { ...text, fieldtype: 'Select', options: 'received\nshipped' }
  const [offered, all] = readMeta([wire('hash', { ...kind, offered: 'received' }, kind)]).fields
  expect([offered?.options, offered?.offered]).toEqual([['received', 'shipped'], ['received']])
  expect(all?.offered).toBeUndefined()
})
