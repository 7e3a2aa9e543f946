import { briefcaseOutline } from 'ionicons/icons'
import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { shortDay } from '../../ui/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { ListSkeleton } from '../../ui/market/list-skeleton.tsx'
import { MarketList } from '../../ui/market/market-list.tsx'
import { useQuestion, type Asked } from '../../ui/market/use-question.ts'
import { Shown } from '../../ui/shown.tsx'
import {
  employmentWords,
  jobPath,
  jobsPath,
  openingsCall,
  type OpeningCardAnswer,
  type OpeningPage,
} from './job-calls.ts'
import { MyJobsPart } from './my-jobs-part.tsx'

export function JobsBody() {
  const say = useSay()
  const asked = useQuestion(jobsPath)
  const query = useAnswer(openingsCall(asked.question))
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{say('jobs.title')}</h1>
        <p className="dim">{say('jobs.lead')}</p>
      </div>
      <Shown query={query} loading={<ListSkeleton />}>
        {(page) => <OpeningList page={page} asked={asked} />}
      </Shown>
    </div>
  )
}

function OpeningList({ page, asked }: { page: OpeningPage; asked: Asked }) {
  const { categories, openings } = page
  return (
    <div className="stack">
      <MarketList room="jobs" path={jobsPath} asked={asked} page={page} isEmpty={openings.length === 0}>
        <ul className="card list">
          {openings.map((opening) => (
            <OpeningRow key={opening.name} opening={opening} />
          ))}
        </ul>
      </MarketList>
      <MyJobsPart categories={categories} />
    </div>
  )
}

function OpeningRow({ opening }: { opening: OpeningCardAnswer }) {
  const say = useSay()
  const { language } = useVisit()
  const { name, title, organisation, location, employment_type, pay, closes_on } = opening
  const kind = say(employmentWords[employment_type])
  return (
    <li>
      <span className="spot brand">
        <Icon of={briefcaseOutline} />
      </span>
      <span className="text">
        <a href={jobPath(name)}>
          <b className="mid">{title}</b>
        </a>
        <span className="small">{[organisation, location].filter(Boolean).join(', ')}</span>
        <span className="small dim">
          {[kind, pay, say('jobs.closes', { day: shortDay(closes_on, language) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </li>
  )
}
