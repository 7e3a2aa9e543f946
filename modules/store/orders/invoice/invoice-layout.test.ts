import { expect, test } from 'vitest'
import { inEnglish } from '#meta/messages'
import { layoutTaxDocument, type StoredTaxDocument } from './invoice-layout.ts'

const party = { name: 'Meena', address: '', contact: '', gstin: null, state: null }
const sums = { taxable: 10_000, cgst: 0, sgst: 0, igst: 0, cess: 0, total: 10_000 }

const note: StoredTaxDocument = {
  ...{ kind: 'credit note', number: 'CRN/26-27/000001', issued_on: '2026-11-22', order: 'ORD-2026-000001' },
  ...{
    invoice_number: 'INV/26-27/000001',
    invoice_issued_on: '2026-11-20',
    reason: 'The lid is broken',
    place_of_supply: null,
  },
  ...{ currency: 'INR', seller: party, buyer: party, lines: [], ...sums },
}

const factsOf = (document: StoredTaxDocument) =>
  layoutTaxDocument(document, { language: 'en', t: inEnglish }).facts

test('A credit note gives its reason, and an invoice gives none', () => {
  expect(factsOf(note)).toContainEqual({ label: 'Reason', text: 'The lid is broken' })
  expect(factsOf({ ...note, reason: null }).map(({ label }) => label)).not.toContain('Reason')
})

test('A credit note shows the number and date of the invoice that it corrects', () => {
  expect(factsOf(note)).toEqual(
    expect.arrayContaining([
      { label: 'Original invoice', text: 'INV/26-27/000001' },
      { label: 'Original invoice date', text: '20 November 2026' },
    ]),
  )
})

test('The tax table has a cess column only where there is cess', () => {
  const row = { description: 'Car', hsn: '8703', quantity: 1, rate: 2800, ...sums, cess: 1_700 }
  const sheet = (cess: number) =>
    layoutTaxDocument({ ...note, lines: [row], cgst: 1_400, cess }, { language: 'en', t: inEnglish })
  const labels = (cess: number) => sheet(cess).taxes?.columns.map(({ label }) => label)
  expect(labels(0)).not.toContain('Cess')
  expect([labels(1_700)?.at(-1), sheet(1_700).taxes?.rows[0]?.at(-1)]).toEqual(['Cess', '17.00'])
})
