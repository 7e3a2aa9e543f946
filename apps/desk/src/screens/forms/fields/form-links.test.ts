import { expect, test } from 'vitest'
import { readMeta, type WireField } from '../../../data/document/doc-meta.ts'
import { shownLinks } from './form-body.tsx'
import { plainWireField } from '../../../testing/builders.ts'

const field = (fieldname: string, fieldtype: string, more: Partial<WireField> = {}): WireField => ({
  ...{ fieldname, fieldtype, label: fieldname, ...plainWireField, ...more },
})
const sorted = { title_field: 'name', sort_field: 'modified', sort_order: 'desc' }
const branchLink = { options: 'Branch' } as const

const meta = readMeta([
  {
    ...{ ...sorted, name: 'Order' },
    fields: [
      field('business', 'Link', { options: 'Business', read_only: 1 }),
      field('carrier', 'Link', { options: 'Carrier' }),
      field('source_type', 'Data'),
      field('source', 'Dynamic Link', { options: 'source_type', read_only: 1 }),
      field('lines', 'Table', { options: 'Line' }),
    ],
  },
  {
    ...{ ...sorted, name: 'Line' },
    fields: [
      field('product', 'Link', { options: 'Product', read_only: 1 }),
      field('branch', 'Link', branchLink),
    ],
  },
])

const stored = {
  ...{ business: 'BS-1', carrier: 'CR-1', source_type: 'Cart', source: 'CRT-1' },
  lines: [{ product: 'PRD-1', branch: 'BR-1' }, { product: 'PRD-2' }],
}

const found = (...fixed: string[]) =>
  shownLinks(meta, stored, new Set(fixed)).map(({ target, name }) => `${target} ${name}`)

test('Titles are requested for read-only links of a form, in its rows too', () => {
  expect(found('business', 'source')).toEqual([
    ...['Business BS-1', 'Cart CRT-1', 'Product PRD-1', 'Product PRD-2'],
  ])
})

test('Titles are requested for all links of a read-only table', () => {
  expect(found('lines')).toEqual(['Product PRD-1', 'Branch BR-1', 'Product PRD-2', 'Branch '])
})
