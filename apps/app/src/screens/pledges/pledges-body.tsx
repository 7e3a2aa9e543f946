import { useCall } from '#client/react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { plainDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { Thermometer } from '../../ui/thermometer.tsx'
import { pledgesCall, type Pledge, type PledgedSale, type Pledges } from './pledges-calls.ts'
import styles from './pledges.module.css'

export function PledgesBody() {
  const t = useTranslate()
  const query = useCall(pledgesCall)
  const empty = (
    <Empty
      title={t('pledges.none_title')}
      text={t('pledges.none_text')}
      mainLink={{ label: t('pledges.browse'), href: '/tabs/category' }}
    />
  )
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('pledges.title')}</h1>
        <p className="dim">{t('pledges.lead')}</p>
      </div>
      <Shown
        query={query}
        loading={<PledgesSkeleton />}
        empty={empty}
        isEmpty={({ pledges }) => pledges.length === 0}
      >
        {({ pledges, currency }) => (
          <ul className={styles.pledges}>
            {pledges.map((pledge) => (
              <li key={pledge.name}>
                <PledgeCard {...{ pledge, currency }} />
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </div>
  )
}

function PledgesSkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton stack" role="status" aria-label={t('states.loading')}>
      <div className="block tall" />
      <div className="block tall" />
    </div>
  )
}

interface CardProps extends Pick<Pledges, 'currency'> {
  pledge: Pledge
}

function PledgeCard({ pledge, currency }: CardProps) {
  const t = useTranslate()
  const { name, title, percent, seller, beneficiary_title: beneficiary, latest } = pledge
  const id = `pledge-${name}`
  return (
    <article className="card padded stack" aria-labelledby={id}>
      <div className={styles.pledgeHead}>
        <h2 id={id}>{title}</h2>
        <PledgePeriod pledge={pledge} />
      </div>
      <p>{t('pledges.terms', { percent, seller, beneficiary })}</p>
      <Raised {...{ pledge, currency }} />
      {latest.length > 0 && (
        <div className="stack">
          <h3 className="small mid">{t('pledges.latest')}</h3>
          <ul className={styles.sales}>
            {latest.map((sale) => (
              <li key={sale.sale}>
                <Sale {...{ sale, currency }} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  )
}

function PledgePeriod({ pledge: { is_running, to_day } }: Pick<CardProps, 'pledge'>) {
  const t = useTranslate()
  const { language } = useVisit()
  if (is_running === 0) return <span className="badge">{t('pledges.ended')}</span>
  if (to_day === null) return null
  return <span className="small dim">{t('pledges.until', { day: plainDay(to_day, language) })}</span>
}

function Raised({ pledge: { raised, goal, held, sales }, currency }: CardProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, currency, language)
  const text =
    goal === null
      ? t('pledges.raised', { raised: money(raised) })
      : t('pledges.raised_of', { raised: money(raised), goal: money(goal) })
  return (
    <div className="stack">
      <p className="bold numbers">{text}</p>
      <Thermometer raised={raised} goal={goal} label={text} />
      <p className="small dim numbers">{t('pledges.sales', { count: sales })}</p>
      {held > 0 && <p className="small dim">{t('pledges.held', { amount: money(held) })}</p>}
    </div>
  )
}

const saleLooks: Readonly<Record<PledgedSale['state'], readonly [look: string, label: MessageId]>> = {
  pending: ['badge warn', 'pledges.state_pending'],
  confirmed: ['badge ok', 'pledges.state_confirmed'],
  reversed: ['badge', 'pledges.state_reversed'],
}

function Sale({
  sale: { day, state, amount, reversed },
  currency,
}: Pick<CardProps, 'currency'> & { sale: PledgedSale }) {
  const t = useTranslate()
  const { language } = useVisit()
  const [look, label] = saleLooks[state]
  const isPart = reversed > 0 && state !== 'reversed'
  return (
    <>
      <span className="spring">
        <span className="small dim">{plainDay(day, language)}</span>
        {isPart && (
          <span className={`small dim ${styles.saleReturned}`}>
            {t('pledges.reversed', { amount: moneyText(reversed, currency, language) })}
          </span>
        )}
      </span>
      <span className={look}>{t(label)}</span>
      <span className={`numbers mid ${state === 'reversed' ? styles.isReversed : ''}`}>
        {moneyText(amount, currency, language)}
      </span>
    </>
  )
}
