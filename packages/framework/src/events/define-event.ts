import { withCurrentNames, type FieldSpec, type ValueOf } from '#framework/doctypes'
import type { Context } from '#framework/context'

/** What an event says, as it is stored and delivered. Amounts are in minor units. */
export type EventPayload = Readonly<Record<string, string | number | null | undefined>>

type Presence = 'nullable' | 'optional'

/** A field of a payload that may say nothing. */
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

/** A field that an event always names, and that may be null. */
export function nullable<Spec extends FieldSpec<unknown>>(spec: Spec): Loose<Spec, 'nullable'> {
  return { spec, presence: 'nullable' }
}

/** A field that some emitters leave out. */
export function optional<Spec extends FieldSpec<unknown>>(spec: Spec): Loose<Spec, 'optional'> {
  return { spec, presence: 'optional' }
}

/** Something that happens, as a value that its emitters and its handlers import. */
export interface DomainEvent<P> {
  /** The wire name, past tense: it is stored, and webhooks ask for it. */
  readonly name: string
  /** Emitted for webhooks too: it needs no handler here. */
  readonly isPublic: boolean
  /** Its wire name in the last release: events that wait under it are handled, and webhooks may still ask for it. */
  readonly renamedFrom: string | null
  /** The payload by the names of today; throws where a field is missing. */
  read(stored: Readonly<Record<string, unknown>>): P
}

type EventOptions = Partial<Pick<DomainEvent<unknown>, 'isPublic' | 'renamedFrom'>>

/** The names of an event, as far as anybody asks for it by name. */
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

/** `defineEvent('orders.placed', { order: link('Order'), total: money() })`; fields are present and not null unless marked. */
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
  readonly event: Pick<DomainEvent<unknown>, 'name' | 'isPublic' | 'renamedFrom'>
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
