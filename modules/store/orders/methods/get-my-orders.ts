import { int } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { readMyOrders } from '../actions/my-orders.ts'

const DEEPEST = 10_000

/** What whoever is signed in ordered, the latest first. */
export const getMyOrders = method({
  access: signedInUsers,
  input: { start: int({ min: 0, max: DEEPEST, default: 0 }) },
  methods: ['GET', 'POST'],
  run: ({ input, documents }) => readMyOrders(documents, input.start ?? 0),
})
