import { int, link, longText, text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { inventoryErrors } from '../errors.ts'
import type { Documents } from '#framework/documents'
import { Stock } from '../stock/stock.doctype.ts'
import { StockMove } from './stock-move.doctype.ts'

export const stockKeepers = onlyRoles('Store Manager', 'System Manager', 'Seller')

export const moveInput = {
  branch: link('Business Branch', { required: true }),
  sku: text({ maxLength: 60 }),
  variant: text(),
  note: longText({ maxLength: 300 }),
} as const

/** Delivery note numbers serve as idempotency keys, so keys are scoped to the caller. */
export const moveIdempotency = { errors: { conflict: inventoryErrors.other_content } }

/** Records the receipt of goods into stock. Sellers may call it for branches of their own businesses. */
export const receiveStock = method({
  access: stockKeepers,
  input: { ...moveInput, quantity: int({ required: true, min: 1, max: 1_000_000 }) },
  methods: ['POST'],
  idempotent: moveIdempotency,
  run: ({ input, documents }) => writeMove(documents, { ...input, kind: 'received' }),
})

interface Written {
  readonly kind: 'received' | 'counted'
  readonly branch: string
  readonly sku: string | null
  readonly variant: string | null
  readonly quantity: number
  readonly note: string | null
}

const stockFields = ['name', 'sku', 'on_hand', 'reserved', 'available'] as const

async function shown(documents: Documents, move: string, stock: string) {
  const [found] = await documents
    .asSystem()
    .find(Stock, { where: { name: stock }, fields: stockFields, limit: 1 })
  const { name, ...rest } = found ?? { name: stock, sku: '', on_hand: 0, reserved: 0, available: 0 }
  return { move, stock: name, ...rest }
}

export async function writeMove(documents: Documents, written: Written) {
  const move = await documents.insert(StockMove, written)
  return shown(documents, move.name, `${move.branch}-${move.variant ?? ''}`)
}
