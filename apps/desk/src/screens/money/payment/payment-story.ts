import type { GatewayEvent, Payment, Refund } from '../../../data/money/payments.ts'
import type { Entry } from '../../../data/money/ledger.ts'
import type { Receipt } from '../../../data/money/receipts.ts'

type StoryTone = 'plain' | 'ok' | 'bad'

/** Something that happened to a payment; what it says depends on what it is. */
export type StoryPart = { readonly at: string; readonly key: string; readonly tone: StoryTone } & (
  | { readonly is: 'created' }
  | { readonly is: 'event'; readonly event: GatewayEvent }
  | { readonly is: 'refund'; readonly refund: Refund }
  | { readonly is: 'refund end'; readonly refund: Refund }
  | { readonly is: 'entry'; readonly entry: Entry }
  | { readonly is: 'receipt'; readonly receipt: Receipt }
)

export interface PaymentHistory {
  readonly payment: Pick<Payment, 'name' | 'creation'>
  readonly events: readonly GatewayEvent[]
  readonly refunds: readonly Refund[]
  readonly entries: readonly Entry[]
  readonly receipts: readonly Receipt[]
}

const eventParts = (events: PaymentHistory['events']): StoryPart[] =>
  events.map((event) => ({
    ...{ is: 'event', event, at: event.received_at, key: event.name },
    tone: event.state === 'refused' ? 'bad' : 'plain',
  }))

const SECOND_PRECISION = 'YYYY-MM-DD HH:MM:SS'.length

/** What is told in whole seconds came after what is told more exactly of the same one. */
const withinItsSecond = (at: string): string => (at.length === SECOND_PRECISION ? `${at}.999999` : at)

/** A refund begins, and ends; credit is given in the moment in which it is decided. */
const refundParts = (refunds: PaymentHistory['refunds']): StoryPart[] =>
  refunds.flatMap((refund): StoryPart[] => {
    const begun: StoryPart = {
      ...{ is: 'refund', refund, at: refund.creation, key: `${refund.name} begun`, tone: 'plain' },
    }
    const hasEnded = refund.destination === 'source' && (refund.state === 'done' || refund.state === 'failed')
    if (!hasEnded) return [begun]
    const at = refund.done_at ? withinItsSecond(refund.done_at) : refund.creation
    const tone = refund.state === 'done' ? 'ok' : 'bad'
    return [begun, { is: 'refund end', refund, at, key: refund.name, tone }]
  })

const entryParts = (entries: PaymentHistory['entries']): StoryPart[] =>
  entries.map((entry) => ({
    ...{ is: 'entry', entry, at: entry.creation, key: entry.name },
    tone: entry.kind === 'capture' ? 'ok' : 'plain',
  }))

const receiptParts = (receipts: PaymentHistory['receipts']): StoryPart[] =>
  receipts.map((receipt) => ({
    ...{ is: 'receipt', receipt, at: receipt.creation, key: receipt.name },
    tone: receipt.state === 'cancelled' ? 'bad' : 'ok',
  }))

/** What happened to a payment, the newest first. */
export function storyOf({ payment, events, refunds, entries, receipts }: PaymentHistory): StoryPart[] {
  const parts: StoryPart[] = [
    { is: 'created', at: payment.creation, key: payment.name, tone: 'plain' },
    ...eventParts(events),
    ...entryParts(entries),
    ...receiptParts(receipts),
    ...refundParts(refunds),
  ]
  return parts.toSorted((one, other) => one.at.localeCompare(other.at)).toReversed()
}
