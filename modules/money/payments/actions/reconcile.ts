import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { Payment } from '../doctypes/payment.doctype.ts'
import { GatewayEvent } from '../doctypes/gateway-event.doctype.ts'
import { PaymentLink } from '../doctypes/payment-link.doctype.ts'
import { Refund } from '../doctypes/refund.doctype.ts'
import type { GatewayName } from '../providers/gateway.ts'
import type { PaymentPlace } from './place.ts'
import { GatewayRefused, GatewayUnavailable } from '../providers/gateway-error.ts'
import { clockText, minutesSince } from '../rules/clock.ts'
import { askGateway } from './ask-gateway.ts'
import { returnUnapplied } from './return-unapplied.ts'
import { sendRefund } from './send-refund.ts'
import { workOffEvent } from './work-off-event.ts'

/** How much is looked after in one round; what is left comes a minute later. */
const BATCH = 200
/** What should have been done by a task of its own is done here when that did not come about. */
const OVERDUE_MINUTES = 1
/** Staff have this long to say what money is for that found nothing to pay for; then it goes back. */
export const RETURN_AFTER_MINUTES = 10
/** A gateway that fails so often in one round is left alone until the next. */
const PATIENCE_WITH_GATEWAY = 3
const AT_ONCE = 4
/** Minutes. */
const PUT_OFF = { least: 1, most: 60 }

interface Piece {
  readonly gateway: GatewayName | null
  run(): Promise<unknown>
}

interface Due {
  readonly events: readonly { readonly name: string; readonly gateway: GatewayName }[]
  readonly payments: readonly { readonly name: string; readonly gateway: GatewayName }[]
  readonly refunds: readonly { readonly name: string; readonly gateway: GatewayName }[]
  readonly unapplied: readonly { readonly name: string }[]
}

/** Everything that waits, in four statements whatever there is of it. */
async function findDue(documents: Documents, place: PaymentPlace): Promise<Due> {
  const clock = { timeZone: place.settings.timeZone, now: documents.now }
  const overdue = clockText(clock, -OVERDUE_MINUTES)
  const batch = { limit: BATCH } as const
  return {
    events: await documents.find(GatewayEvent, {
      where: { state: 'stored', received_at: ['<=', overdue] },
      fields: ['name', 'gateway'],
      order_by: 'received_at asc',
      ...batch,
    }),
    payments: await documents.find(Payment, {
      where: { next_ask: ['<=', clockText(clock)] },
      fields: ['name', 'gateway'],
      order_by: 'next_ask asc',
      ...batch,
    }),
    refunds: await documents.find(Refund, {
      where: { state: 'requested', requested_at: ['<=', overdue] },
      fields: ['name', 'gateway'],
      order_by: 'requested_at asc',
      ...batch,
    }),
    unapplied: await documents.find(Payment, {
      where: {
        application: 'unapplied',
        state: ['!=', 'disputed'],
        is_held: 0,
        captured_at: ['<=', clockText(clock, -RETURN_AFTER_MINUTES)],
      },
      fields: ['name'],
      order_by: 'captured_at asc',
      ...batch,
    }),
  }
}

/** Whatever fails lets the next one come first, so that one payment never stands in the way of all. */
async function askOrPutOff(place: PaymentPlace, name: string): Promise<void> {
  try {
    await askGateway(place, name)
  } catch (error) {
    await place.write(async (documents) => {
      const { last_asked } = await documents.lock(Payment, name)
      const clock = { timeZone: place.settings.timeZone, now: documents.now }
      const minutes = Math.min(Math.max(PUT_OFF.least, minutesSince(clock, last_asked)), PUT_OFF.most)
      await documents.save(Payment, name, { next_ask: clockText(clock, minutes) })
    })
    // That nobody takes payments by this gateway any more is no mistake of ours either.
    if (!(error instanceof GatewayRefused || error instanceof DialectError)) throw error
  }
}

function piecesOf(place: PaymentPlace, { events, payments, refunds, unapplied }: Due): readonly Piece[] {
  return [
    ...events.map(({ name, gateway }) => ({ gateway, run: () => workOffEvent(place, name) })),
    ...payments.map(({ name, gateway }) => ({ gateway, run: () => askOrPutOff(place, name) })),
    ...unapplied.map(({ name }) => ({
      gateway: null,
      run: () => place.write((documents) => returnUnapplied(documents, place, name)),
    })),
    ...refunds.map(({ name, gateway }) => ({ gateway, run: () => sendRefund(place, name) })),
  ]
}

/**
 * A gateway that is away is left alone until the next round, and the others are not kept waiting. Answers what else failed:
 * that a gateway is away is no mistake of ours.
 */
async function runAll(pieces: readonly Piece[]): Promise<readonly unknown[]> {
  const failures: unknown[] = []
  const away = new Map<GatewayName | null, number>()
  const waiting = [...pieces]
  const fail = ({ gateway }: Piece, error: unknown) => {
    if (error instanceof GatewayUnavailable) away.set(gateway, (away.get(gateway) ?? 0) + 1)
    else failures.push(error)
  }
  const work = async () => {
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
      const current = piece
      if ((away.get(current.gateway) ?? 0) >= PATIENCE_WITH_GATEWAY) continue
      await current.run().catch((error: unknown) => fail(current, error))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failures
}

async function closeLinks(documents: Documents, place: PaymentPlace): Promise<void> {
  const now = clockText({ timeZone: place.settings.timeZone, now: documents.now })
  const over = await documents.find(PaymentLink, {
    where: { state: 'open', expires_at: ['<=', now] },
    fields: ['name'],
    limit: BATCH,
  })
  for (const { name } of over) await documents.save(PaymentLink, name, { state: 'expired' })
}

/**
 * One round over everything that is not at its end: what came and was not worked off, what nobody has asked the gateway
 * about, refunds that were not sent, money that found nothing to pay for. With webhooks it finds nothing to do; without
 * them it does it all. Throws when something failed, after all the rest was done.
 */
export async function reconcile(place: PaymentPlace): Promise<void> {
  const due = await place.write((documents) => findDue(documents, place))
  const failures = await runAll(piecesOf(place, due))
  await place.write((documents) => closeLinks(documents, place))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be looked after`)
}
