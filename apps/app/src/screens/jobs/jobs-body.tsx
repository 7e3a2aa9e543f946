import { briefcaseOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { MarketList } from '../../ui/market/market-list.tsx'
import { useQuestion, type MarketQuery } from '../../ui/market/question.ts'
import { Shown } from '../../ui/state/answer-states.tsx'
import {
  employmentLabels,
  jobPath,
  jobsPath,
  openingsCall,
  type OpeningCardAnswer,
  type OpeningPage,
  endAlert,
  saveAlert,
  myJobsCall,
  stateLabels,
  withdrawApplication,
  type MyApplication,
  type MyJobs,
} from './job-calls.ts'
import { useState, type SubmitEvent } from 'react'
import { useAction, useCall } from '#client/react'
import { refusal, ProblemNote } from '../../ui/problem-note.tsx'
import { TextBox } from '../../ui/market/form-fields.tsx'
import { useOwnCall } from '../../data/query/use-own-call.ts'

export function JobsBody() {
  const t = useTranslate()
  const asked = useQuestion(jobsPath)
  const query = useCall(openingsCall(asked.question))
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('jobs.title')}</h1>
        <p className="dim">{t('jobs.lead')}</p>
      </div>
      <Shown query={query} loading={<ListSkeleton />}>
        {(page) => <OpeningList page={page} asked={asked} />}
      </Shown>
    </div>
  )
}

function OpeningList({ page, asked }: { page: OpeningPage; asked: MarketQuery }) {
  const { categories, openings } = page
  return (
    <div className="stack">
      <MarketList market="jobs" path={jobsPath} asked={asked} page={page} isEmpty={openings.length === 0}>
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
  const t = useTranslate()
  const { language } = useVisit()
  const { name, title, organisation, location, employment_type, pay, closes_on } = opening
  const kind = t(employmentLabels[employment_type])
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
          {[kind, pay, t('jobs.closes', { day: shortDay(closes_on, language) })].filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  )
}

interface Props {
  categories: OpeningPage['categories']
}

function MyJobsPart({ categories }: Props) {
  const { query } = useOwnCall(myJobsCall)
  if (query.data === undefined) return null
  return (
    <>
      <Applications mine={query.data} onChanged={() => void query.refetch()} />
      <Alerts mine={query.data} categories={categories} onChanged={() => void query.refetch()} />
    </>
  )
}

interface Mine {
  mine: MyJobs
  onChanged: () => void
}

function Applications({ mine, onChanged }: Mine) {
  const t = useTranslate()
  if (mine.applications.length === 0) return null
  return (
    <section className="stack" aria-label={t('jobs.mine')}>
      <h2>{t('jobs.mine')}</h2>
      <ul className="card list">
        {mine.applications.map((application) => (
          <ApplicationRow key={application.name} application={application} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

function ApplicationRow({ application, onChanged }: { application: MyApplication; onChanged: () => void }) {
  const t = useTranslate()
  const { language } = useVisit()
  const [isSure, setIsSure] = useState(false)
  const asking = useAction((error) => refusal(error, t('jobs.failed')))
  const { name, title, organisation, state, sent_on } = application
  const handleTap = () => {
    if (!isSure) return setIsSure(true)
    void asking.ask(async () => {
      await withdrawApplication(name)
      onChanged()
    })
  }
  return (
    <li>
      <span className="text">
        <b className="mid">{[title, organisation].filter(Boolean).join(', ')}</b>
        <span className="small dim">
          {t(stateLabels[state])} · {t('jobs.sent_on', { day: shortDay(sent_on, language) })}
        </span>
        <ProblemNote problem={asking.problem} />
      </span>
      {state !== 'hired' && (
        <button type="button" className="button line" aria-disabled={asking.isBusy} onClick={handleTap}>
          {t(isSure ? 'jobs.withdraw_sure' : 'jobs.withdraw')}
        </button>
      )}
    </li>
  )
}

function nameOf(tree: OpeningPage['categories'], name: string): string | undefined {
  for (const branch of tree) {
    const found = branch.name === name ? branch.category_name : nameOf(branch.below, name)
    if (found !== undefined) return found
  }
  return undefined
}

function Alerts({ mine, categories, onChanged }: Mine & Props) {
  const t = useTranslate()
  const [txt, setTxt] = useState('')
  const asking = useAction((error) => refusal(error, t('jobs.failed')))
  const change = (work: () => Promise<unknown>) =>
    void asking.ask(async () => {
      await work()
      setTxt('')
      onChanged()
    })
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    change(() => saveAlert({ txt: txt.trim() }))
  }
  return (
    <section className="card padded stack" aria-label={t('jobs.alert_title')}>
      <h2>{t('jobs.alert_title')}</h2>
      <p className="small dim">{t('jobs.alert_lead')}</p>
      <form className="contact-form" onSubmit={handleSubmit}>
        <TextBox label={t('jobs.alert_words')} value={txt} onType={setTxt} longest={60} isOptional />
        <div className="actions">
          <button className="button line" aria-disabled={asking.isBusy}>
            {t('jobs.alert_save')}
          </button>
        </div>
      </form>
      <ProblemNote problem={asking.problem} />
      <ul className="list" aria-label={t('jobs.alerts')}>
        {mine.alerts.map(({ name, category, txt: text }) => (
          <li key={name}>
            <span className="text">
              {[category && (nameOf(categories, category) ?? category), text].filter(Boolean).join(', ') ||
                t('jobs.alert_all')}
            </span>
            <button type="button" className="button line" onClick={() => change(() => endAlert(name))}>
              {t('jobs.alert_end')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
