import { int, link, longText, text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { inventoryErrors } from '../errors.ts'
import { writeMove } from './write-move.ts'

export const stockKeepers = onlyRoles('Store Manager', 'System Manager', 'Seller')

/** What is said of stock by those who keep it: the SKU or the variant's name. */
export const moveInput = {
  branch: link('Business Branch', { required: true }),
  sku: text({ maxLength: 60 }),
  variant: text(),
  note: longText({ maxLength: 300 }),
} as const

/** The number of a delivery note is a key too: keys are their keeper's own. */
export const moveIdempotency = { errors: { conflict: inventoryErrors.other_content } }

/** Goods have come in. Sellers may say so of branches of their own businesses. */
export const receiveStock = method({
  access: stockKeepers,
  input: { ...moveInput, quantity: int({ required: true, min: 1, max: 1_000_000 }) },
  methods: ['POST'],
  idempotent: moveIdempotency,
  run: ({ input, documents }) => writeMove(documents, { ...input, kind: 'received' }),
})
