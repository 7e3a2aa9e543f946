import { giftOutline } from 'ionicons/icons'
import type { MessageId } from '#design/messages'
import { useAccount } from '../../data/account.ts'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate, type Translate } from '../../language/text.ts'
import { myGiftCardsCall, type BoughtGiftCard } from '../../ui/gift-cards/gift-card-calls.ts'
import { Icon } from '../../ui/icon.tsx'
import { Shown } from '../../ui/state/answer-states.tsx'
import { plainDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import styles from './gift-cards.module.css'

/** Cards that the signed-in person bought; nothing for guests. */
export function MyCardsPart() {
  const t = useTranslate()
  const account = useAccount()
  const { query } = useOwnCall(account === null ? undefined : myGiftCardsCall)
  if (account === null) return null
  return (
    <section className="stack" aria-labelledby="my-gift-cards">
      <h2 id="my-gift-cards">{t('gift_cards.mine')}</h2>
      <Shown
        query={query}
        loading={<CardsSkeleton />}
        isEmpty={({ cards }) => cards.length === 0}
        empty={<p className="dim">{t('gift_cards.none')}</p>}
      >
        {({ cards }) => (
          <ul className="card list">
            {cards.map((card) => (
              <CardRow key={card.name} card={card} />
            ))}
          </ul>
        )}
      </Shown>
    </section>
  )
}

function CardsSkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton" role="status" aria-label={t('states.loading')}>
      <div className={`block ${styles.giftBlock}`} />
    </div>
  )
}

const endings: Partial<Record<BoughtGiftCard['state'], MessageId>> = {
  expired: 'gift_cards.state_expired',
  disabled: 'gift_cards.state_disabled',
  cancelled: 'gift_cards.state_cancelled',
}

/** Returns what became of a card: why it cannot be used, or when its email goes or went out. */
function cardStatus(card: BoughtGiftCard, t: Translate, day: (text: string) => string): string {
  const ending = endings[card.state]
  if (ending !== undefined) return t(ending)
  if (card.delivery === 'could not be sent') return t('gift_cards.state_undelivered')
  if (card.delivered_on !== null) return t('gift_cards.state_sent', { day: day(card.delivered_on) })
  return t('gift_cards.state_scheduled', { day: day(card.deliver_on ?? '') })
}

function CardRow({ card }: { card: BoughtGiftCard }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { recipient_name: recipient, recipient_email, amount, currency } = card
  return (
    <li>
      <span className="spot offer">
        <Icon of={giftOutline} />
      </span>
      <span className="text">
        <b className="mid">{t('gift_cards.for', { recipient })}</b>
        <span className="small dim">{recipient_email}</span>
        <span className="small dim">{cardStatus(card, t, (day) => plainDay(day, language))}</span>
      </span>
      <b className="bold numbers">{moneyText(amount, currency, language)}</b>
    </li>
  )
}
