import { useState } from 'react'
import { useAccount } from '../../data/account.ts'
import { useOwnAnswer } from '../../data/query/use-own-answer.ts'
import { useTranslate } from '../../language/text.ts'
import { ListSkeleton } from '../../ui/market/list-skeleton.tsx'
import { ApplyForm } from './apply-form.tsx'
import { nothingWritten, writtenBy } from './apply-problems.ts'
import { jobPath, myJobsCall, type OpeningAnswer } from './job-calls.ts'

interface Props {
  opening: OpeningAnswer
}

/** Applying: whoever is signed in fills it in here, others are shown the way. */
export function ApplyPart({ opening }: Props) {
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

/** There is one application for an opening: who has sent it is told so, before he writes another one in vain. */
function OwnApplication({ opening }: Props) {
  const { query } = useOwnAnswer(myJobsCall)
  const [isSent, setIsSent] = useState(false)
  const { value } = query
  if (isSent || value?.applications.some((one) => one.opening === opening.name)) return <Sent />
  if (value === undefined && query.isLoading) return <ListSkeleton />
  const first = value === undefined ? nothingWritten : writtenBy(value.account)
  return (
    <ApplyForm
      opening={opening.name}
      first={first}
      onSent={() => {
        setIsSent(true)
        query.retry()
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
