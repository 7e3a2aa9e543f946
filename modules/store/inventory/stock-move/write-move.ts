import type { Documents } from '#framework/documents'
import { Stock } from '../stock/stock.doctype.ts'
import { StockMove } from './stock-move.doctype.ts'

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

/** Writes a move as whoever asks; answers what then lies there. */
export async function writeMove(documents: Documents, written: Written) {
  const move = await documents.insert(StockMove, written)
  return shown(documents, move.name, `${move.branch}-${move.variant ?? ''}`)
}
