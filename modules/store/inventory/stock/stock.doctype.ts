import { always, check, docType, format, grant, int, link, reading, text } from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { stockRules } from './stock-database-rules.ts'

const counted = { required: true, readOnly: true, min: 0, default: 0, inList: true } as const
const shown = { required: true, readOnly: true } as const

const stockKeeper = grant({
  select: always,
  read: always,
  write: always,
  report: always,
  export: always,
  print: always,
})

/**
 * What lies of a variant in a branch, and how much of it is promised to orders: one row for each pair, named after it,
 * which is the lock of everybody who moves it. Nobody writes the numbers: Stock Moves do, and the database refuses to
 * promise what is not there.
 */
export const Stock = docType('Stock', {
  naming: format('{branch}-{variant}'),
  fields: {
    sku: text({ ...shown, label: 'SKU', inList: true, maxLength: 60 }),
    product: link('Product', { ...shown, inList: true, indexed: true }),
    variant: text({ ...shown, setOnlyOnce: true, description: 'Variant of the product' }),
    branch: link('Business Branch', { ...shown, setOnlyOnce: true, inList: true }),
    business: link('Business', { ...shown, indexed: true }),
    on_hand: int({ ...counted, description: 'Stock at the branch' }),
    reserved: int({ ...counted, description: 'Stock reserved for orders' }),
    available: int({ ...counted, indexed: true, description: 'Stock available to buy' }),
    low_at: int({
      label: 'Low-stock level',
      required: true,
      min: 0,
      max: 100_000,
      default: 3,
      description: 'Stock at or below this level counts as low',
    }),
    is_low: check({ label: 'Low stock', tone: 'warn', readOnly: true, inList: true, indexed: true }),
    move_count: int({ label: 'Number of movements', ...shown, min: 0, default: 0, hidden: true }),
  },
  access: {
    'System Manager': stockKeeper,
    'Store Manager': stockKeeper,
    Seller: grant({
      select: ofOwnBusiness,
      read: ofOwnBusiness,
      write: ofOwnBusiness,
      report: ofOwnBusiness,
    }),
    'School Office': reading(always),
  },
  uniqueTogether: [['variant', 'branch']],
  titleField: 'sku',
  searchFields: ['sku', 'product', 'branch'],
  sort: 'available asc',
  trackChanges: false,
  databaseRules: stockRules,
})
