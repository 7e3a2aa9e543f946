import { Link } from 'react-router-dom'
import { documentPath } from '../../../data/document/desk-types.ts'
import { type Translate, useTranslate } from '../../../language/translate.ts'
import { useLanguage } from '../../../language/language.tsx'
import { momentText } from '../../../ui/dates.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useMoney, useTypeLabel } from '../use-money.ts'
import type { GatewayEvent, Payment, Refund, Receipt } from '../../../data/money/payments.ts'
import type { Entry } from '../../../data/money/ledger.ts'
import styles from './payment.module.css'

interface Teller {
  t: Translate
  money: ReturnType<typeof useMoney>
  kindLabel: (kind: string) => string
}

function refundText(part: Extract<StoryPart, { refund: unknown }>, { t, money }: Teller): string {
  const { amount: value, destination, state } = part.refund
  const amount = money(value)
  if (part.is === 'refund end')
    return t(state === 'done' ? 'money.story_refund_done' : 'money.story_refund_failed', { amount })
  return t(destination === 'credit' ? 'money.story_refund_credit' : 'money.story_refund', { amount })
}

function storyText(part: StoryPart, teller: Teller): string {
  const { t, money, kindLabel } = teller
  switch (part.is) {
    case 'created':
      return t('money.story_created')
    case 'event': {
      const { gateway, event_type: type, error } = part.event
      return error
        ? t('money.story_event_refused', { gateway, type, error })
        : t('money.story_event', { gateway, type })
    }
    case 'refund':
    case 'refund end':
      return refundText(part, teller)
    case 'entry':
      return t('money.story_entry', { kind: kindLabel(part.entry.kind), amount: money(part.entry.total) })
    case 'receipt': {
      const { receipt_number: number, state } = part.receipt
      const isCancelled = state === 'cancelled'
      return t(isCancelled ? 'money.story_receipt_cancelled' : 'money.story_receipt', { number })
    }
  }
}

const plainEntries: ReadonlySet<string> = new Set(['capture', 'refund', 'refund paid'])

function noteOf(part: StoryPart): string | null {
  if (part.is === 'refund') return part.refund.reason
  if (part.is === 'refund end') return part.refund.error ?? null
  return part.is === 'entry' && !plainEntries.has(part.entry.kind) ? (part.entry.memo ?? null) : null
}

function StoryText({ part, teller }: { part: StoryPart; teller: Teller }) {
  if (part.is !== 'entry') return <span className="mid">{storyText(part, teller)}</span>
  return (
    <Link className={`mid ${styles.storyLink}`} to={documentPath('Ledger Entry', part.entry.name)}>
      {storyText(part, teller)}
    </Link>
  )
}

export function StoryCard({ story }: { story: readonly StoryPart[] }) {
  const t = useTranslate()
  const money = useMoney()
  const kindLabel = useTypeLabel('Ledger Entry')
  const { language } = useLanguage()
  const teller = { t, money, kindLabel }
  return (
    <TitledCard place="sidebar" title={t('money.story')}>
      <ol className={`history ${styles.moneyStory}`}>
        {story.map((part) => {
          const note = noteOf(part)
          return (
            <li key={`${part.is} ${part.key}`} className={toneClasses[part.tone]}>
              <StoryText part={part} teller={teller} />
              {note !== null && note !== '' && <span>{note}</span>}
              <span className="dim num">{momentText(part.at, language)}</span>
            </li>
          )
        })}
      </ol>
    </TitledCard>
  )
}

type StoryTone = 'plain' | 'ok' | 'bad'

const toneClasses: Readonly<Record<StoryTone, string>> = {
  ok: styles.isOk,
  bad: styles.isBad,
  plain: styles.isPlain,
}

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

/** Returns a sort key: a time in whole seconds is after precise times of the same second. */
const withinItsSecond = (at: string): string => (at.length === SECOND_PRECISION ? `${at}.999999` : at)

/** Returns the parts of refunds: a beginning and an end; a credit has one, because it is immediate. */
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
