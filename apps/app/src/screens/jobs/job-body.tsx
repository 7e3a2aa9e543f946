import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import { MarketOffer, OfferFacts, OfferText } from '../../ui/market/market-offer.tsx'
import {
  employmentLabels,
  jobsPath,
  openingCall,
  type OpeningAnswer,
  jobPath,
  myJobsCall,
} from './job-calls.ts'
import { useState } from 'react'
import { useAccount } from '../../data/account.ts'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { ApplyForm, nothingWritten, writtenBy } from './apply-form.tsx'

interface Props {
  params: Params
  isStill?: boolean
}

export function JobBody({ params, isStill = false }: Props) {
  const query = useCall(openingCall(params['id'] ?? ''))
  return (
    <MarketOffer
      {...{ query, isStill }}
      market="jobs"
      path={jobsPath}
      doctype="Job Opening"
      about={(opening) => (
        <>
          <div className="page-head">
            <h1>{opening.title}</h1>
            <p className="dim">{opening.organisation}</p>
          </div>
          <Facts opening={opening} />
          <OfferText text={opening.description} />
        </>
      )}
      answer={(opening) => <ApplyPart opening={opening} />}
    />
  )
}

function Facts({ opening }: { opening: OpeningAnswer }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { location, pay, category_name, employment_type, closes_on } = opening
  const facts = [
    [t('jobs.employment'), t(employmentLabels[employment_type])],
    [t('jobs.location'), location],
    [t('jobs.pay'), pay],
    [t('jobs.kind'), category_name],
    [t('jobs.closes_on'), shortDay(closes_on, language)],
  ] as const
  return <OfferFacts facts={facts} />
}

interface ApplyPartProps {
  opening: OpeningAnswer
}

function ApplyPart({ opening }: ApplyPartProps) {
  const t = useTranslate()
  const isGuest = useAccount() === null
  if (!isGuest) return <OwnApplication opening={opening} />
  const next = new URLSearchParams({ next: jobPath(opening.name) })
  return (
    <div className="card padded stack">
      <h2>{t('jobs.apply_title')}</h2>
      <p className="small dim">{t('jobs.apply_lead')}</p>
      <a className="button" href={`/sign-in?${next}`}>
        {t('jobs.apply_sign_in')}
      </a>
    </div>
  )
}

function OwnApplication({ opening }: ApplyPartProps) {
  const { query } = useOwnCall(myJobsCall)
  const [isSent, setIsSent] = useState(false)
  const { data: value } = query
  if (isSent || value?.applications.some((one) => one.opening === opening.name)) return <Sent />
  if (value === undefined && query.isPending) return <ListSkeleton />
  const first = value === undefined ? nothingWritten : writtenBy(value.account)
  return (
    <ApplyForm
      opening={opening.name}
      first={first}
      onSent={() => {
        setIsSent(true)
        void query.refetch()
      }}
    />
  )
}

function Sent() {
  const t = useTranslate()
  return (
    <div className="card padded stack" role="status">
      <h2>{t('jobs.sent_title')}</h2>
      <p className="dim">{t('jobs.sent_text')}</p>
      <a className="more" href="/jobs">
        {t('jobs.mine')}
      </a>
    </div>
  )
}
