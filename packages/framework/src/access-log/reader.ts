import { AsyncLocalStorage } from 'node:async_hooks'
import { guest, isAdministrator, isGuest, type Caller } from '#framework/permissions'

/** Somebody outside the house, and the call by which he reads. */
export interface Reader {
  readonly caller: Caller
  /** Asked only when it must be written down. */
  readonly path: () => string
}

/** A request: who sent it is found out on the way. */
interface Visit extends Reader {
  caller: Caller
  path: () => string
}

const visits = new AsyncLocalStorage<Visit | null>()

const noCall = () => 'inside the server'

/** Everything below happens on behalf of whoever sent a request. */
export function visiting<T>(path: () => string, run: () => T): T {
  return visits.run({ caller: guest, path }, run)
}

/** Says who sent the request that is being answered. */
export function visitedBy(caller: Caller): void {
  const visit = visits.getStore()
  if (visit) visit.caller = caller
}

/** Says what the router runs for the request that is being answered, where its address does not say it. */
export function visitedThrough(path: () => string): void {
  const visit = visits.getStore()
  if (visit) visit.path = path
}

/** What the house does for itself, though a request may have set it going. */
export function unvisited<T>(run: () => T): T {
  return visits.run(null, run)
}

/**
 * Who reads in a piece of work that is done as `caller`: the sender of the request, also where the house asks as the system
 * for him. Null when the system works for itself.
 */
export function readerFor(caller: Caller): Reader | null {
  const visit = visits.getStore()
  if (!visit) return isAdministrator(caller) ? null : { caller, path: noCall }
  const isHeKnown = !isGuest(visit.caller) || isAdministrator(caller)
  return { caller: isHeKnown ? visit.caller : caller, path: visit.path }
}
