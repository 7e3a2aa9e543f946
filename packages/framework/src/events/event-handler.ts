import type { Context } from '#framework/context'
import type { DomainEvent } from './define-event.ts'

/** An event as it was stored. */
export interface StoredEvent {
  readonly id: string
  readonly name: string
  readonly payload: Readonly<Record<string, string | number | null>>
}

/** Which of several events of one name it is, for whoever must tell them apart. */
export type Occurrence = Pick<StoredEvent, 'id'>

/** What is done about an event. It runs after the commit, as the system, in a transaction of its own, once in effect. */
export interface EventHandler {
  readonly event: Pick<DomainEvent<unknown>, 'name' | 'isPublic'>
  /** Tells one handler of an event from another; it is stored and must not change. */
  readonly key: string
  run(stored: StoredEvent, ctx: Context): Promise<void>
}

/** Declares what is done about an event: `on(orderPlaced, 'orders.tell_placed', async ({ order }, ctx) => …)`. */
export function on<P>(
  event: DomainEvent<P>,
  key: string,
  handle: (payload: P, ctx: Context, occurrence: Occurrence) => Promise<void>,
): EventHandler {
  return { event, key, run: ({ id, payload }, ctx) => handle(event.read(payload), ctx, { id }) }
}
