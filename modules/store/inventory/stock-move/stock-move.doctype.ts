import {
  always,
  docType,
  grant,
  int,
  link,
  longText,
  reading,
  select,
  text,
  through,
} from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { stockMoveRules } from '../stock/stock.doctype.ts'

const ofOwnStock = through('stock', 'Stock', ofOwnBusiness)

const filled = { readOnly: true } as const

const stockKeeper = grant({
  select: always,
  read: always,
  create: always,
  report: always,
  export: always,
  print: always,
})

const moveKinds = [
  'received',
  'counted',
  'lost',
  'reserved',
  'released',
  'allocated',
  'shipped',
  'returned',
] as const

const kindsByPeople = ['received', 'counted', 'lost'] as const

/**
 * A change of stock with reason, author, quantity and resulting stock. Staff record received, counted and lost goods;
 * orders cause the rest. Moves are immutable; another move corrects an error.
 */
export const StockMove = docType('Stock Move', {
  fields: {
    kind: select(moveKinds, { required: true, default: 'received', inList: true, offered: kindsByPeople }),
    sku: text({ label: 'SKU', inList: true, maxLength: 60 }),
    variant: text({ hidden: true, description: 'Variant of the product; you can enter its SKU' }),
    quantity: int({
      required: true,
      min: 0,
      max: 1_000_000,
      inList: true,
      description: 'For a stock count, the quantity counted',
    }),
    branch: link('Business Branch', { required: true, inList: true }),
    note: longText({ label: 'Comment', maxLength: 300 }),
    stock: link('Stock', { ...filled, hidden: true, indexed: true }),
    product: text({ ...filled, linksTo: 'Product', inList: true }),
    on_hand_change: int({ label: 'Change in stock on hand', ...filled }),
    reserved_change: int({ label: 'Change in reserved stock', ...filled }),
    backordered_change: int({ label: 'Change in units sold beyond stock', ...filled }),
    on_hand_after: int({ ...filled, inList: true }),
    reserved_after: int({ ...filled }),
    backordered_after: int({ label: 'Sold beyond stock after', ...filled }),
    sequence: int({ ...filled, hidden: true }),
    source_type: text({ format: 'DocType', namesType: true, label: 'Source document type', ...filled }),
    source_name: text({ label: 'Source document', ...filled, indexed: true }),
  },
  access: {
    'System Manager': stockKeeper,
    'Store Manager': stockKeeper,
    Seller: grant({
      select: ofOwnStock,
      read: ofOwnStock,
      create: ofOwnStock,
      report: ofOwnStock,
    }),
    'School Office': reading(always),
  },
  uniqueTogether: [['stock', 'sequence']],
  titleField: 'product',
  searchFields: ['sku', 'source_name'],
  sort: 'creation desc',
  trackChanges: false,
  appendOnly: true,
  databaseRules: stockMoveRules,
})

export type MoveKind = (typeof moveKinds)[number]

const byPeople: ReadonlySet<MoveKind> = new Set(kindsByPeople)

export function isByPeople(kind: MoveKind): boolean {
  return byPeople.has(kind)
}
