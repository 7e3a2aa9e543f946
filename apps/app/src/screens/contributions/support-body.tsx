import type { ReactNode } from 'react'
import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { Shown } from '../../ui/shown.tsx'
import { Thermometer } from '../../ui/thermometer.tsx'
import { moneyText } from '../../ui/money-text.ts'
import { campaignCall, type Campaign } from './campaign.ts'
import { SupportSkeleton } from './support-skeleton.tsx'
import { Supporters } from './supporters.tsx'

interface Props {
  /** The form; the server draws it still. `lookAgain` fetches the progress anew. */
  renderForm: (campaign: Campaign, lookAgain: () => void) => ReactNode
}

export function SupportBody({ renderForm }: Props) {
  const say = useSay()
  const query = useAnswer(campaignCall)
  const closed = (
    <Empty
      title={say('contributions.closed_title')}
      text={say('contributions.closed_text')}
      way={{ label: say('contributions.write'), href: '/contact-us' }}
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
            <h1>{campaign.heading ?? say('contributions.title')}</h1>
            <p className="dim">{campaign.introduction ?? say('contributions.lead')}</p>
          </div>
          <div className="split">
            <div className="stack">
              <Progress campaign={campaign} />
              {renderForm(campaign, query.retry)}
            </div>
            <Supporters campaign={campaign} />
          </div>
        </div>
      )}
    </Shown>
  )
}

function Progress({ campaign }: { campaign: Campaign }) {
  const say = useSay()
  const { language } = useVisit()
  const { goal, currency, count } = campaign
  const raised = moneyText(campaign.raised, currency, language)
  const words =
    goal === null
      ? say('contributions.raised', { raised })
      : say('contributions.raised_of', { raised, goal: moneyText(goal, currency, language) })
  return (
    <div className="card padded stack">
      <p>
        <b className="bold numbers">{words}</b>{' '}
        <span className="small dim numbers">{say('contributions.supporters', { count })}</span>
      </p>
      <Thermometer raised={campaign.raised} goal={goal} label={words} />
    </div>
  )
}
