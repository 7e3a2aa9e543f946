import { withCurrentNames, type FieldSpec, type ValueOf } from '#framework/doctypes'
import type { Context } from '#framework/context'

/** Payload of an event, as it is stored and delivered. Amounts are in minor units. */
export type EventPayload = Readonly<Record<string, string | number | null | undefined>>

type Presence = 'nullable' | 'optional'

interface Loose<Spec, P extends Presence> {
  readonly spec: Spec
  readonly presence: P
}

type PayloadField = FieldSpec<unknown> | Loose<FieldSpec<unknown>, Presence>

type PayloadFields = Readonly<Record<string, PayloadField>>

type Filled<Spec> = NonNullable<ValueOf<Spec>>

type PayloadValue<F> =
  F extends Loose<infer Spec, 'nullable'>
    ? Filled<Spec> | null
    : F extends Loose<infer Spec, 'optional'>
      ? Filled<Spec> | undefined
      : Filled<F>

type OptionalKeys<F> = { [Key in keyof F]: F[Key] extends Loose<unknown, 'optional'> ? Key : never }[keyof F]

export type PayloadOf<F> = {
  readonly [Key in Exclude<keyof F, OptionalKeys<F>>]: PayloadValue<F[Key]>
} & { readonly [Key in OptionalKeys<F>]?: PayloadValue<F[Key]> }

export function nullable<Spec extends FieldSpec<unknown>>(spec: Spec): Loose<Spec, 'nullable'> {
  return { spec, presence: 'nullable' }
}

export function optional<Spec extends FieldSpec<unknown>>(spec: Spec): Loose<Spec, 'optional'> {
  return { spec, presence: 'optional' }
}

export interface DomainEvent<P> {
  /** Wire name, past tense: it is stored, and webhooks subscribe to it. */
  readonly name: string
  /** True for events that webhooks may receive: they need no handler here. */
  readonly isPublic: boolean
  /** Wire name in the last release: queued events of that name are handled, and webhooks may still subscribe to it. */
  readonly renamedFrom: string | null
  /** Returns the payload by current names; throws if a field is missing. */
  read(stored: Readonly<Record<string, unknown>>): P
}

type EventOptions = Partial<Pick<DomainEvent<unknown>, 'isPublic' | 'renamedFrom'>>

/** Names by which webhooks and handlers refer to an event. */
export type EventNames = Pick<DomainEvent<unknown>, 'name' | 'renamedFrom'>

function isOptional(field: PayloadField): boolean {
  return 'presence' in field && field.presence === 'optional'
}

function specOf(field: PayloadField): FieldSpec<unknown> {
  return 'presence' in field ? field.spec : field
}

function isComplete<F extends PayloadFields>(
  fields: F,
  stored: Readonly<Record<string, unknown>>,
): stored is PayloadOf<F> {
  return Object.entries(fields).every(([key, field]) => isOptional(field) || key in stored)
}

/**
 * Defines an event: `defineEvent('orders.placed', { order: link('Order'), total: money() })`; fields are present and
 * not null unless marked.
 */
export function defineEvent<const F extends PayloadFields>(
  name: string,
  fields: F,
  { isPublic = false, renamedFrom = null }: EventOptions = {},
): DomainEvent<PayloadOf<F>> {
  const specs = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, specOf(field)]))
  return {
    name,
    isPublic,
    renamedFrom,
    read(stored) {
      const payload = withCurrentNames(specs, stored)
      if (isComplete(fields, payload)) return payload
      throw new Error(`The event ${name} was emitted without all of its fields`)
    },
  }
}

export interface StoredEvent {
  readonly id: string
  readonly name: string
  readonly payload: Readonly<Record<string, string | number | null>>
}

export type Occurrence = Pick<StoredEvent, 'id'>

/** An event handler. It runs after the commit, as the system, in a transaction of its own, exactly once in effect. */
export interface EventHandler {
  readonly event: Pick<DomainEvent<unknown>, 'name' | 'isPublic' | 'renamedFrom'>
  /** Identifies a handler of an event; it is stored, so a change needs `renamedFrom`. */
  readonly key: string
  /** Key in the last release; stored deliveries are moved to the current key at the start. */
  readonly renamedFrom: string | null
  run(stored: StoredEvent, ctx: Context): Promise<void>
}

/** The key of a handler, with that of the last release where it was another one. */
export type HandlerKey = string | Pick<EventHandler, 'key' | 'renamedFrom'>

export function on<P>(
  event: DomainEvent<P>,
  name: HandlerKey,
  handle: (payload: P, ctx: Context, occurrence: Occurrence) => Promise<void>,
): EventHandler {
  const { key, renamedFrom } = typeof name === 'string' ? { key: name, renamedFrom: null } : name
  return { event, key, renamedFrom, run: ({ id, payload }, ctx) => handle(event.read(payload), ctx, { id }) }
}
