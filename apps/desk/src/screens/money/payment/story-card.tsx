import { Link } from 'react-router-dom'
import { documentPath } from '../../../data/document/desk-types.ts'
import type { Translate } from '../../../language/translate.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { momentText } from '../../../ui/dates.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import type { StoryPart } from './payment-story.ts'
import { useMoney } from '../use-money.ts'
import { useTypeWord } from '../use-type-word.ts'

interface Teller {
  t: Translate
  money: ReturnType<typeof useMoney>
  kindWord: (kind: string) => string
}

function refundWords(part: Extract<StoryPart, { refund: unknown }>, { t, money }: Teller): string {
  const { amount: value, destination, state } = part.refund
  const amount = money(value)
  if (part.is === 'refund end')
    return t(state === 'done' ? 'money.story_refund_done' : 'money.story_refund_failed', { amount })
  return t(destination === 'credit' ? 'money.story_refund_credit' : 'money.story_refund', { amount })
}

function words(part: StoryPart, teller: Teller): string {
  const { t, money, kindWord } = teller
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
      return refundWords(part, teller)
    case 'entry':
      return t('money.story_entry', { kind: kindWord(part.entry.kind), amount: money(part.entry.total) })
    case 'receipt': {
      const { receipt_number: number, state } = part.receipt
      const isCancelled = state === 'cancelled'
      return t(isCancelled ? 'money.story_receipt_cancelled' : 'money.story_receipt', { number })
    }
  }
}

/** Their memos say what stands beside them already. */
const plainEntries: ReadonlySet<string> = new Set(['capture', 'refund', 'refund paid'])

/** What somebody wrote about it. */
function noteOf(part: StoryPart): string | null {
  if (part.is === 'refund') return part.refund.reason
  if (part.is === 'refund end') return part.refund.error ?? null
  return part.is === 'entry' && !plainEntries.has(part.entry.kind) ? (part.entry.memo ?? null) : null
}

function Words({ part, teller }: { part: StoryPart; teller: Teller }) {
  if (part.is !== 'entry') return <span className="mid">{words(part, teller)}</span>
  return (
    <Link className="mid story-link" to={documentPath('Ledger Entry', part.entry.name)}>
      {words(part, teller)}
    </Link>
  )
}

/** The story of a payment, the newest first. */
export function StoryCard({ story }: { story: readonly StoryPart[] }) {
  const t = useTranslate()
  const money = useMoney()
  const kindWord = useTypeWord('Ledger Entry')
  const { language } = useLanguage()
  const teller = { t, money, kindWord }
  return (
    <TitledCard place="sidebar" title={t('money.story')}>
      <ol className="history money-story">
        {story.map((part) => {
          const note = noteOf(part)
          return (
            <li key={`${part.is} ${part.key}`} className={`is-${part.tone}`}>
              <Words part={part} teller={teller} />
              {note !== null && note !== '' && <span>{note}</span>}
              <span className="dim num">{momentText(part.at, language)}</span>
            </li>
          )
        })}
      </ol>
    </TitledCard>
  )
}
