import type { ReactNode } from 'react'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { Thermometer } from '../../ui/thermometer.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { campaignCall, type Campaign, type CampaignSupporter } from './campaign.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { firstSupportAnswers } from './support-answers.ts'
import { SupportFields } from './support-fields.tsx'
import styles from './contributions.module.css'

interface Props {
  renderForm: (campaign: Campaign, lookAgain: () => void) => ReactNode
}

export function SupportBody({ renderForm }: Props) {
  const t = useTranslate()
  const query = useCall(campaignCall)
  const closed = (
    <Empty
      title={t('contributions.closed_title')}
      text={t('contributions.closed_text')}
      mainLink={{ label: t('contributions.write'), href: '/contact-us' }}
    />
  )
  return (
    <Shown
      query={query}
      loading={<SupportSkeleton />}
      empty={closed}
      isEmpty={({ purposes }) => purposes.length === 0}
    >
      {(campaign) => (
        <div className="wrap">
          <div className="page-head">
            <h1>{campaign.heading ?? t('contributions.title')}</h1>
            <p className="dim">{campaign.introduction ?? t('contributions.lead')}</p>
          </div>
          <div className="split">
            <div className="stack">
              <Progress campaign={campaign} />
              {renderForm(campaign, () => void query.refetch())}
            </div>
            <Supporters campaign={campaign} />
          </div>
        </div>
      )}
    </Shown>
  )
}

function Progress({ campaign }: { campaign: Campaign }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { goal, currency, count } = campaign
  const raised = moneyText(campaign.raised, currency, language)
  const text =
    goal === null
      ? t('contributions.raised', { raised })
      : t('contributions.raised_of', { raised, goal: moneyText(goal, currency, language) })
  return (
    <div className="card padded stack">
      <p className="bold numbers">{text}</p>
      <Thermometer raised={campaign.raised} goal={goal} label={text} />
      <p className="small dim numbers">{t('contributions.supporters', { count })}</p>
    </div>
  )
}

function SupportSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap skeleton" role="status" aria-label={t('states.loading')}>
      <div className="page-head">
        <i className="title" />
        <i className="line" />
      </div>
      <div className="stack">
        <div className="block tall" />
        <div className="block tall" />
      </div>
    </div>
  )
}

function Supporters({ campaign: { supporters, currency } }: { campaign: Campaign }) {
  const t = useTranslate()
  return (
    <aside aria-labelledby="supporters">
      <div className="card padded stack">
        <h2 id="supporters">{t('contributions.recent')}</h2>
        {supporters.length === 0 && <p className="dim">{t('contributions.first')}</p>}
        <ul className={styles.supporters}>
          {supporters.map((supporter, index) => (
            <Supporter key={index} supporter={supporter} currency={currency} />
          ))}
        </ul>
        <a className="more" href="/pledges">
          {t('contributions.pledges')}
        </a>
      </div>
    </aside>
  )
}

function Supporter({ supporter, currency }: { supporter: CampaignSupporter; currency: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { name, amount, message, day } = supporter
  return (
    <li>
      <p className="row">
        <b className="mid spring">{name ?? t('contributions.somebody')}</b>
        <span className="numbers mid">{moneyText(amount, currency, language)}</span>
      </p>
      {message && <p className="small">{message}</p>}
      {day && <p className="tiny dim">{plainDay(day, language)}</p>}
    </li>
  )
}

const nothing = () => undefined

export function SupportShell({ campaign }: { campaign: Campaign }) {
  const t = useTranslate()
  return (
    <div className={`card padded ${styles.supportForm}`} inert>
      <SupportFields
        campaign={campaign}
        answers={firstSupportAnswers(campaign)}
        problems={{}}
        onChange={nothing}
      />
      <span className="button big">{t('contributions.go_on')}</span>
    </div>
  )
}
