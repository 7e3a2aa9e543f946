import {
  always,
  childType,
  docType,
  grant,
  json,
  link,
  longText,
  reading,
  section,
  select,
  series,
  table,
  text,
  type Condition,
  type RoleName,
} from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { ProductPicture } from '../product/product.doctype.ts'

const ProductChangeLine = childType('Product Change Line', {
  what: text({ label: 'Field', readOnly: true, inList: true }),
  now: longText({ label: 'Current value', readOnly: true, inList: true, maxLength: 70_000 }),
  proposed: longText({ label: 'Proposed value', readOnly: true, inList: true, maxLength: 70_000 }),
})

const filled = { readOnly: true } as const
const managers: readonly RoleName[] = ['System Manager', 'Store Manager']

const decides = (of: Condition) => grant({ select: of, read: of, write: of, report: of, export: of })

/**
 * A seller's change of a live product, which takes effect when the office accepts it. At most one is pending per
 * product. Only the system creates it, from a save of the product.
 */
export const ProductChange = docType('Product Change', {
  naming: series('PC-.#####'),
  fields: {
    product_title: text({ ...filled, label: 'Title' }),
    state: select(['waiting', 'accepted', 'refused', 'withdrawn'], {
      label: 'Status',
      tones: { waiting: 'warn', accepted: 'ok', refused: 'bad', withdrawn: 'plain' },
      required: true,
      default: 'waiting',
      inList: true,
      indexed: true,
    }),
    product: link('Product', { ...filled, required: true, indexed: true }),
    business: link('Business', { ...filled, required: true, inList: true, indexed: true }),
    summary: text({ ...filled, inList: true, label: 'Changes', maxLength: 500 }),
    answer: longText({ maxLength: 1000, description: 'Shown to the seller; required to reject a change' }),
    requested_by: link('User', filled),
    decided_by: link('User', filled),

    changes: section('Changes'),
    lines: table(ProductChangeLine, { ...filled, label: 'Changes', max: 20 }),
    pictures: table(ProductPicture, { ...filled, label: 'Proposed images', max: 20 }),
    proposed: json({ label: 'Proposed value', ...filled, hidden: true }),
  },
  states: {
    field: 'state',
    initial: 'waiting',
    transitions: [
      { action: 'Accept', from: 'waiting', to: 'accepted', roles: managers },
      { action: 'Refuse', from: 'waiting', to: 'refused', roles: managers },
      { action: 'Withdraw', from: 'waiting', to: 'withdrawn', roles: [] },
    ],
  },
  access: {
    'System Manager': decides(always),
    'Store Manager': decides(always),
    Seller: reading(ofOwnBusiness),
  },
  titleField: 'product_title',
  searchFields: ['product_title', 'summary'],
  sort: 'creation desc',
})
