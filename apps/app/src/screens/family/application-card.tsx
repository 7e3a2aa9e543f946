import { useState } from 'react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { plainDay } from '../../ui/date-text.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { refusal } from '../../ui/refusal.ts'
import { childPath } from './child-tile.tsx'
import { answerOffer, type Application } from './family-calls.ts'
import { wordOf } from './state-words.ts'

const nextSteps: Readonly<Record<string, MessageId>> = {
  submitted: 'family.next_submitted',
  'under review': 'family.next_review',
  offered: 'family.next_offered',
  accepted: 'family.next_accepted',
  waitlisted: 'family.next_waitlisted',
  rejected: 'family.next_rejected',
  withdrawn: 'family.next_withdrawn',
}

interface Props {
  application: Application
  onAnswered: () => void
}

/** An application: its status, what happens next, the papers that the school has, and an offered place to answer. */
export function ApplicationCard({ application, onAnswered }: Props) {
  const say = useSay()
  const { student, full_name, state, papers, message, may_open } = application
  const next = nextSteps[state]
  return (
    <article className="card padded stack" aria-label={full_name}>
      <div className="application-head">
        <h2>{may_open === 1 ? <a href={childPath(student)}>{full_name}</a> : full_name}</h2>
        <span className="badge">{wordOf(state, say)}</span>
        <p className="small dim numbers">
          {[application.class, application.academic_year, student].filter(Boolean).join(', ')}
        </p>
      </div>
      {next && <p>{say(next)}</p>}
      {message && <p className="small">{say('family.office_message', { message })}</p>}
      <p className="small dim">
        {papers.length === 0
          ? say('family.no_papers')
          : say('family.papers', { papers: papers.map((kind) => wordOf(kind, say)).join(', ') })}
      </p>
      {state === 'offered' && <Offer application={application} onAnswered={onAnswered} />}
    </article>
  )
}

function Offer({ application, onAnswered }: Props) {
  const say = useSay()
  const { language, today } = useVisit()
  const asking = useAsking((error) => refusal(error, say('proof.failed')))
  const [isDeclining, setIsDeclining] = useState(false)
  const { student, full_name, offer_ends_on: end } = application
  const send = (answer: 'accept' | 'decline') =>
    void asking.ask(async () => {
      await answerOffer({ student, answer })
      onAnswered()
    })
  if (end !== null && end < today) return <p role="status">{say('family.offer_over')}</p>
  return (
    <>
      {end !== null && <p className="mid">{say('family.offer_until', { date: plainDay(end, language) })}</p>}
      <ProblemNote problem={asking.problem} />
      {isDeclining ? (
        <div role="alertdialog" aria-label={say('family.decline_sure', { name: full_name })}>
          <p>{say('family.decline_sure', { name: full_name })}</p>
          <div className="actions">
            <button type="button" className="button line" onClick={() => setIsDeclining(false)}>
              {say('family.decline_no')}
            </button>
            <button type="button" className="quiet-button" onClick={() => send('decline')}>
              {say('family.decline')}
            </button>
          </div>
        </div>
      ) : (
        <div className="actions">
          <button
            type="button"
            className="button"
            aria-disabled={asking.isBusy}
            onClick={() => send('accept')}
          >
            {say('family.accept')}
          </button>
          <button type="button" className="button line" onClick={() => setIsDeclining(true)}>
            {say('family.decline')}
          </button>
        </div>
      )}
    </>
  )
}
