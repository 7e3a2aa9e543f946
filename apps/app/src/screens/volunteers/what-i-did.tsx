import { useSay } from '../../language/text.ts'
import { Shown } from '../../ui/shown.tsx'
import { ActionNote } from './action-note.tsx'
import { HoursPart } from './hours-part.tsx'
import { MyApplications } from './my-applications.tsx'
import { Papers } from './papers.tsx'
import { ReportForm } from './report-form.tsx'
import { useAction } from './use-action.ts'
import { useOwnAnswer } from '../../data/use-own-answer.ts'
import { HowToBegin } from './volunteer-body.tsx'
import { overviewCall, type Overview } from './volunteer-calls.ts'
import { VolunteerSkeleton } from './volunteer-skeleton.tsx'
import './volunteers.css'

export function WhatIDid() {
  const { query, isSignedOut } = useOwnAnswer(overviewCall)
  if (isSignedOut) return <HowToBegin />
  return (
    <div className="stack">
      <MyApplications />
      <Shown
        query={query}
        loading={<VolunteerSkeleton />}
        empty={<HowToBegin isSignedOut={false} />}
        isEmpty={({ volunteer }) => volunteer === null}
      >
        {(overview) => <Own overview={overview} lookAgain={query.retry} />}
      </Shown>
    </div>
  )
}

function Own({ overview, lookAgain }: { overview: Overview; lookAgain: () => void }) {
  const say = useSay()
  const action = useAction(lookAgain)
  const isActive = overview.volunteer?.state === 'active'
  return (
    <div className="split">
      <div className="stack">
        {isActive ? (
          <div className="actions">
            <a className="button big" href="/volunteer/shifts">
              {say('volunteers.see_shifts')}
            </a>
          </div>
        ) : (
          <p className="note">{say('volunteers.not_active')}</p>
        )}
        <HoursPart overview={overview} />
        <ActionNote told={action.told} />
        {isActive && <ReportForm action={action} />}
      </div>
      <Papers overview={overview} />
    </div>
  )
}
