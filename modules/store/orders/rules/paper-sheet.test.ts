import { expect, test } from 'vitest'
import { paperSheet, type KeptPaper } from './paper-sheet.ts'

const party = { name: 'Meena', address: '', contact: '', gstin: null, state: null }
const sums = { taxable: 10_000, cgst: 0, sgst: 0, igst: 0, cess: 0, total: 10_000 }

const note: KeptPaper = {
  ...{ kind: 'credit note', number: 'CRN/26-27/000001', issued_on: '2026-11-22', order: 'ORD-2026-000001' },
  ...{ invoice_number: 'INV/26-27/000001', reason: 'The lid is broken', place_of_supply: null },
  ...{ currency: 'INR', seller: party, buyer: party, lines: [], ...sums },
}

const factsOf = (paper: KeptPaper) => paperSheet(paper, { language: 'en', word: (text) => text }).facts

test('a credit note says why it was written, and an invoice says nothing of that', () => {
  expect(factsOf(note)).toContainEqual({ label: 'Reason', text: 'The lid is broken' })
  expect(factsOf({ ...note, reason: null }).map(({ label }) => label)).not.toContain('Reason')
})
