import { AsyncLocalStorage } from 'node:async_hooks'
import { errorCode } from '#framework/database'
import { DialectError } from '#framework/errors'
import { GatewayRefused, GatewayUnavailable } from '#money/payments'

/** The process dies: nothing that it meant to do after this is done. */
class Crash extends Error {
  override readonly name = 'Crash'
}

/** What goes wrong with one action: at which of its crossings, and how. */
export interface InjectedFault {
  readonly kind: 'crash' | 'line'
  readonly at: number
}

interface FaultState {
  readonly fault: InjectedFault
  crossed: number
  isDead: boolean
}

const faultState = new AsyncLocalStorage<FaultState>()

/** Runs an action that may be broken off wherever it crosses to the database or to the gateway. */
function withFault<T>(fault: InjectedFault | null, run: () => Promise<T>): Promise<T> {
  return fault === null ? run() : faultState.run({ fault, crossed: 0, isDead: false }, run)
}

/** Marks a place between two calls. With the gateway the line may break as well, and then all goes on. */
export function crossBoundary(to: 'database' | 'gateway'): void {
  const own = faultState.getStore()
  if (!own) return
  if (own.isDead) throw new Crash()
  const counts = own.fault.kind === 'crash' || to === 'gateway'
  if (!counts || (own.crossed += 1) <= own.fault.at) return
  if (own.fault.kind === 'crash') {
    own.isDead = true
    throw new Crash()
  }
  if (own.crossed === own.fault.at + 1) throw createConnectionError()
}

/** The line to the gateway breaks: whether it heard the question, nobody knows. */
function createConnectionError(): GatewayUnavailable {
  return new GatewayUnavailable({
    gateway: 'Razorpay',
    operation: 'fetchOrder',
    status: null,
    reason: 'the line broke',
  })
}

/** PostgreSQL ended one of two that waited for each other, more often than it is tried again: it comes again by itself. */
const DEADLOCK = '40P01'

/** What people and gateways are told, and what a broken process leaves behind. Anything else is a mistake of ours. */
function isExpected(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isExpected)
  if (errorCode(error) === DEADLOCK) return true
  return [Crash, DialectError, GatewayRefused, GatewayUnavailable].some((kind) => error instanceof kind)
}

/** Does something that may fail, or be broken off, in the ways in which that may happen. */
export async function runExpectingFailure(
  fault: InjectedFault | null,
  run: () => Promise<unknown>,
): Promise<void> {
  try {
    await withFault(fault, run)
  } catch (error) {
    if (!isExpected(error)) throw error
  }
}

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
