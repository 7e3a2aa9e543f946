import { hashSecret } from '#framework/identity'
import type { Documents } from '#framework/documents'
import { Stock } from '../stock/stock.doctype.ts'
import { StockMove } from './stock-move.doctype.ts'
import { inventoryErrors } from '../errors.ts'

interface Written {
  readonly kind: 'received' | 'counted'
  readonly branch: string
  readonly sku: string | null
  readonly variant: string | null
  readonly quantity: number
  readonly note: string | null
  readonly idempotency_key: string | null
}

const stockFields = ['name', 'sku', 'on_hand', 'reserved', 'available'] as const

async function shown(documents: Documents, move: string, stock: string) {
  const [found] = await documents
    .asSystem()
    .find(Stock, { where: { name: stock }, fields: stockFields, limit: 1 })
  const { name, ...rest } = found ?? { name: stock, sku: '', on_hand: 0, reserved: 0, available: 0 }
  return { move, stock: name, ...rest }
}

/** The move that was written under a key before; null when there was none. */
async function writtenBefore(documents: Documents, key: string | null, { kind, branch, quantity }: Written) {
  if (key === null) return null
  const [found] = await documents.asSystem().find(StockMove, { where: { idempotency_key: key }, limit: 1 })
  if (!found) return null
  const isSame = found.kind === kind && found.branch === branch && found.quantity === quantity
  if (!isSame) throw inventoryErrors.other_content()
  return found
}

/** Writes a move as whoever asks, once for each key of his; answers what then lies there. */
export async function writeMove(documents: Documents, written: Written) {
  const { idempotency_key, ...values } = written
  const key = idempotency_key === null ? null : hashSecret(`${documents.caller.user} ${idempotency_key}`)
  const before = await writtenBefore(documents, key, written)
  if (before) return shown(documents, before.name, before.stock ?? '')
  const move = await documents.insert(StockMove, values, { idempotency_key: key })
  return shown(documents, move.name, `${move.branch}-${move.variant ?? ''}`)
}
