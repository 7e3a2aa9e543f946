import {
  childType,
  date,
  int,
  json,
  link,
  money,
  section,
  select,
  table,
  text,
  type DatabaseRule,
} from '#framework/doctypes'
import { gaplessRule, immutableRule } from '#money/receipts'

const shown = { readOnly: true } as const

const sum = { required: true, default: 0, ...shown } as const

/** A row of a tax document; rates in basis points, amounts in minor units. */
const InvoiceLine = childType('Invoice Line', {
  description: text({ required: true, maxLength: 240 }),
  hsn: text({ maxLength: 10, label: 'HSN' }),
  quantity: int({ required: true, min: 1, default: 1 }),
  rate: int({ required: true, min: 0, default: 0, format: 'Basis points' }),
  taxable: money({ ...sum, label: 'Taxable value' }),
  cgst: money({ ...sum, label: 'CGST' }),
  sgst: money({ ...sum, label: 'SGST' }),
  igst: money({ ...sum, label: 'IGST' }),
  cess: money(sum),
  total: money(sum),
})

export const taxDocumentFields = {
  order: link('Order', { required: true, inList: true, indexed: true, ...shown }),
  customer: link('User', { indexed: true, ignoreUserPermissions: true, ...shown }),
  business: link('Business', { required: true, inList: true, indexed: true, ...shown }),
  issued_on: date({ required: true, inList: true, indexed: true, ...shown }),
  total: money({ ...sum, inList: true }),
  currency: text({ required: true, maxLength: 3, default: 'INR', ...shown }),

  taxes: section('Taxes'),
  taxable: money({ ...sum, label: 'Taxable value' }),
  cgst: money({ ...sum, label: 'CGST' }),
  sgst: money({ ...sum, label: 'SGST' }),
  igst: money({ ...sum, label: 'IGST' }),
  cess: money(sum),
  place_of_supply: text({
    label: 'Place of supply (state code)',
    maxLength: 2,
    ...shown,
    description: 'Two-digit GST state code',
  }),

  written: section('Document content'),
  lines: table(InvoiceLine, { label: 'Items', min: 1, max: 200, ...shown }),
  seller: json({ required: true, maxLength: 4000, format: 'Address', ...shown }),
  buyer: json({ required: true, maxLength: 4000, format: 'Address', ...shown }),

  counted: section('Sequence number'),
  series: link('Document Number Series', { required: true, ...shown }),
  financial_year: text({ required: true, maxLength: 7, ...shown }),
  number: int({ required: true, min: 1, ...shown }),
  kind: select(['tax invoice', 'bill of supply', 'credit note'], { required: true, inList: true, ...shown }),
} as const

const invoice = {
  type: 'Invoice',
  follows: 'An invoice follows the one before it',
  isDeleted: 'An invoice is taken back by a credit note, and never deleted',
  isChanged: 'What stands on an invoice never changes',
} as const

const creditNote = {
  type: 'Credit Note',
  follows: 'A credit note follows the one before it',
  isDeleted: 'A credit note is never deleted',
  isChanged: 'What stands on a credit note never changes',
} as const

/** Columns that may change afterwards: renamed links and the displayed owner. */
const links = ['modified', 'modified_by', 'owner', 'order', 'business', 'customer'] as const

export const invoiceRules: readonly DatabaseRule[] = [
  gaplessRule(invoice),
  immutableRule(invoice, [...links, 'credited']),
]

export const creditNoteRules: readonly DatabaseRule[] = [
  gaplessRule(creditNote),
  immutableRule(creditNote, [...links, 'invoice', 'return_request']),
]
