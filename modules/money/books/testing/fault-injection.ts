import { AsyncLocalStorage } from 'node:async_hooks'
import { errorCode } from '#framework/database'
import { DialectError } from '#framework/errors'
import { GatewayRefused, GatewayUnavailable } from '#money/payments'

/** The process dies: nothing that it meant to do after this is done. */
export class Crash extends Error {
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
export function withFault<T>(fault: InjectedFault | null, run: () => Promise<T>): Promise<T> {
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
