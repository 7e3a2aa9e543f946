import { int } from '#framework/doctypes'
import { method } from '#framework/modules'
import { writeMove, moveIdempotency, moveInput, stockKeepers } from './receive-stock.ts'

/** Sets a stock quantity to the counted one. It cannot be lower than the quantity reserved for orders. */
export const countStock = method({
  access: stockKeepers,
  input: { ...moveInput, counted: int({ required: true, min: 0, max: 1_000_000 }) },
  methods: ['POST'],
  idempotent: moveIdempotency,
  run: ({ input: { counted, ...input }, documents }) =>
    writeMove(documents, { ...input, kind: 'counted', quantity: counted }),
})
