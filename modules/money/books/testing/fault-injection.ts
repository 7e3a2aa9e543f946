import { AsyncLocalStorage } from 'node:async_hooks'
import { errorCode } from '#framework/database'
import { DialectError } from '#framework/errors'
import { GatewayRefused, GatewayUnavailable } from '#money/payments'

/** Simulates the death of the process: no later step runs. */
class Crash extends Error {
  override readonly name = 'Crash'
}

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

function withFault<T>(fault: InjectedFault | null, run: () => Promise<T>): Promise<T> {
  return fault === null ? run() : faultState.run({ fault, crossed: 0, isDead: false }, run)
}

/** Marks a call boundary. At the gateway the connection may break as well, and the process continues. */
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

/** A connection error that leaves unknown whether the gateway received the request. */
function createConnectionError(): GatewayUnavailable {
  return new GatewayUnavailable({
    gateway: 'Razorpay',
    operation: 'fetchOrder',
    status: null,
    reason: 'the line broke',
  })
}

/** PostgreSQL deadlock error; the action is retried later. */
const DEADLOCK = '40P01'

/** True for errors that users and gateways may see, and for simulated crashes; others are defects. */
function isExpected(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isExpected)
  if (errorCode(error) === DEADLOCK) return true
  return [Crash, DialectError, GatewayRefused, GatewayUnavailable].some((kind) => error instanceof kind)
}

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

export interface QueriedOrder {
  newest: number
}

export interface GatewayQuery {
  readonly arrival: Promise<null>
  /** Resolves when the gateway has received the request. */
  readonly received: Promise<null>
  markReceived(): void
  readonly answers: { readonly order: QueriedOrder; readonly moment: number }[]
  /** True when a later query was answered earlier. */
  isSuperseded: boolean
}

export function createQuery(arrival: Promise<null> = Promise.resolve(null)): GatewayQuery {
  const { promise: received, resolve } = Promise.withResolvers<null>()
  return { arrival, received, markReceived: () => resolve(null), answers: [], isSuperseded: false }
}

const queries = new AsyncLocalStorage<GatewayQuery>()

export async function runQuery(query: GatewayQuery, run: () => Promise<unknown>): Promise<void> {
  await queries.run(query, run)
  for (const { order, moment } of query.answers) order.newest = Math.max(order.newest, moment)
}

export async function recordResponse(order: QueriedOrder, moment: number): Promise<void> {
  const query = queries.getStore()
  if (!query) return
  query.markReceived()
  await query.arrival
  if (moment < order.newest) query.isSuperseded = true
  query.answers.push({ order, moment })
}
