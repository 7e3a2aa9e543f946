import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { changeErrors } from '../errors.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import type { FulfilmentState } from '../fulfilment/fulfilment.states.ts'
import { lockOrder } from '../order/order.queries.ts'
import { requireCollection } from './get-collections.ts'

const arrivedStates: ReadonlySet<FulfilmentState> = new Set(['packed', 'shipped'])

/** Returns a package of a collection, with its order locked, so that two scanners hand it over once. */
async function lockPackage(system: Documents, name: string, code: string) {
  const [found] = await system.find(Fulfilment, {
    where: { name, kind: 'collection', delivery_code: code },
    fields: ['order'],
    limit: 1,
  })
  if (!found) throw changeErrors.package_not_found()
  const { fulfilments } = await lockOrder(system, found.order)
  const fulfilment = fulfilments.find((one) => one.name === name)
  if (!fulfilment) throw changeErrors.package_not_found()
  return fulfilment
}

/**
 * Marks a package as delivered when it is handed over at its class or event. Idempotent: a repetition returns when it
 * was handed over first.
 */
export const handOver = method({
  access: signedInUsers,
  methods: ['POST'],
  input: {
    code: text({ required: true, maxLength: 60 }),
    fulfilment: text({ required: true, maxLength: 60 }),
  },
  async run({ input: { code, fulfilment: name }, documents }) {
    await requireCollection(documents, code)
    const system = documents.asSystemFor(documents.caller.user)
    const held = await lockPackage(system, name, code)
    if (held.state === 'delivered')
      return { fulfilment: name, delivered_at: held.delivered_at, is_repeated: 1 as const }
    if (!arrivedStates.has(held.state)) throw changeErrors.package_not_there()
    const { delivered_at } = await system.save(Fulfilment, name, { state: 'delivered' })
    return { fulfilment: name, delivered_at, is_repeated: 0 as const }
  },
})
