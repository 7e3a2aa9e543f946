import { AsyncLocalStorage } from 'node:async_hooks'

/** An order at the gateway: the moment of the newest answer about it that was worked off. */
export interface QueriedOrder {
  newest: number
}

/** A question that is put to the gateway. Its answer says what is true when it is asked, and may be long on its way. */
export interface GatewayQuery {
  readonly arrival: Promise<null>
  /** Resolves when the gateway has heard the question. */
  readonly received: Promise<null>
  markReceived(): void
  readonly answers: { readonly order: QueriedOrder; readonly moment: number }[]
  /** A later question was answered first. */
  isOvertaken: boolean
}

export function createQuery(arrival: Promise<null> = Promise.resolve(null)): GatewayQuery {
  const { promise: received, resolve } = Promise.withResolvers<null>()
  return { arrival, received, markReceived: () => resolve(null), answers: [], isOvertaken: false }
}

const queries = new AsyncLocalStorage<GatewayQuery>()

/** Asks, and counts the answer once everything that follows from it is done. */
export async function runQuery(query: GatewayQuery, run: () => Promise<unknown>): Promise<void> {
  await queries.run(query, run)
  for (const { order, moment } of query.answers) order.newest = Math.max(order.newest, moment)
}

/** What the gateway said of an order at some moment arrives here. */
export async function recordResponse(order: QueriedOrder, moment: number): Promise<void> {
  const query = queries.getStore()
  if (!query) return
  query.markReceived()
  await query.arrival
  if (moment < order.newest) query.isOvertaken = true
  query.answers.push({ order, moment })
}
