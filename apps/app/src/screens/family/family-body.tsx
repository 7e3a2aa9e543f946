import { useTranslate } from '../../language/text.ts'
import { Kolam } from '../../ui/brand/brand-marks.tsx'
import { Shown } from '../../ui/state/answer-states.tsx'
import { useSignOut } from '../../ui/use-sign-out.ts'
import { useState } from 'react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { ClassListsPart } from './class-lists-part.tsx'
import { childPath, ChildTile } from './child-tile.tsx'
import { familyCall, type MyFamily } from '../../data/own-calls.ts'
import { answerOffer, type WaitingApplication, type Family, type Rights, rightsOf } from './family-calls.ts'
import { labelOf } from './state-labels.ts'
import { FamilySkeleton, FamilySignedOut } from './family-placeholders.tsx'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import styles from './family.module.css'

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
  application: WaitingApplication
  onAnswered: () => void
}

function ApplicationCard({ application, onAnswered }: Props) {
  const t = useTranslate()
  const { student, full_name, state, documents, message, may_open } = application
  const next = nextSteps[state]
  return (
    <article className="card padded stack" aria-label={full_name}>
      <div className={styles.applicationHead}>
        <h2>{may_open === 1 ? <a href={childPath(student)}>{full_name}</a> : full_name}</h2>
        <span className="badge">{labelOf(state, t)}</span>
        <p className="small dim numbers">
          {[application.class, application.academic_year, student].filter(Boolean).join(', ')}
        </p>
      </div>
      {next && <p>{t(next)}</p>}
      {message && <p className="small">{t('family.office_message', { message })}</p>}
      <p className="small dim">
        {documents.length === 0
          ? t('family.no_documents')
          : t('family.documents', { documents: documents.map((kind) => labelOf(kind, t)).join(', ') })}
      </p>
      {state === 'offered' && <Offer application={application} onAnswered={onAnswered} />}
    </article>
  )
}

function Offer({ application, onAnswered }: Props) {
  const t = useTranslate()
  const { language, today } = useVisit()
  const asking = useAction((error) => refusal(error, t('proof.failed')))
  const [isDeclining, setIsDeclining] = useState(false)
  const { student, full_name, offer_ends_on: end } = application
  const send = (answer: 'accept' | 'decline') =>
    void asking.ask(async () => {
      await answerOffer({ student, answer })
      onAnswered()
    })
  if (end !== null && end < today) return <p role="status">{t('family.offer_over')}</p>
  return (
    <>
      {end !== null && <p className="mid">{t('family.offer_until', { date: plainDay(end, language) })}</p>}
      <ProblemNote problem={asking.problem} />
      {isDeclining ? (
        <div role="alertdialog" aria-label={t('family.decline_sure', { name: full_name })}>
          <p>{t('family.decline_sure', { name: full_name })}</p>
          <div className="actions">
            <button type="button" className="button line" onClick={() => setIsDeclining(false)}>
              {t('family.decline_no')}
            </button>
            <button type="button" className="plain-button" onClick={() => send('decline')}>
              {t('family.decline')}
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
            {t('family.accept')}
          </button>
          <button type="button" className="button line" onClick={() => setIsDeclining(true)}>
            {t('family.decline')}
          </button>
        </div>
      )}
    </>
  )
}

export function FamilyBody() {
  const { query, isSignedOut } = useOwnCall(familyCall)
  if (isSignedOut) return <FamilySignedOut next="/family" />
  return (
    <Shown query={query} loading={<FamilySkeleton />} empty={<NoChildren />} isEmpty={hasNoFamily}>
      {({ families, waiting }) => (
        <div className="wrap">
          {families.map((family, index) => (
            <FamilySection key={family.name} family={family} isFirst={index === 0} />
          ))}
          {families.length > 0 && <ClassListsPart />}
          <Applications
            list={waiting}
            isFirst={families.length === 0}
            onAnswered={() => void query.refetch()}
          />
          <FamilyLinks hasStatement={families.length > 0} />
        </div>
      )}
    </Shown>
  )
}

const hasNoFamily = ({ families, waiting }: MyFamily): boolean =>
  waiting.length === 0 && families.every(({ children }) => children.length === 0)

interface ApplicationsProps {
  list: readonly WaitingApplication[]
  isFirst: boolean
  onAnswered: () => void
}

function Applications({ list, isFirst, onAnswered }: ApplicationsProps) {
  const t = useTranslate()
  const Heading = isFirst ? 'h1' : 'h2'
  if (list.length === 0) return null
  return (
    <section>
      <div className="page-head">
        <Heading>{t('family.applications')}</Heading>
      </div>
      <ul className="stack">
        {list.map((application) => (
          <li key={application.student}>
            <ApplicationCard {...{ application, onAnswered }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tiles({ list, rights }: { list: Family['children']; rights: Rights }) {
  return (
    <ul className={styles.children}>
      {list.map((child, index) => (
        <li key={child.student}>
          <ChildTile child={child} rights={rights} ground={index} />
        </li>
      ))}
    </ul>
  )
}

function FamilySection({ family, isFirst }: { family: Family; isFirst: boolean }) {
  const t = useTranslate()
  const Heading = isFirst ? 'h1' : 'h2'
  const rights = rightsOf(family.rights).map((right) => t(right))
  return (
    <section>
      <div className="page-head">
        <Heading>{family.family_name}</Heading>
        <p className="small dim">{t('family.you_may', { rights: rights.join(', ') })}</p>
      </div>
      <Tiles list={family.children} rights={family.rights} />
    </section>
  )
}

function FamilyLinks({ hasStatement }: { hasStatement: boolean }) {
  const t = useTranslate()
  return (
    <div className="section">
      <div className={styles.familyActions}>
        {hasStatement && (
          <a className="button line" href="/family/statement">
            {t('family.statement')}
          </a>
        )}
        <a className="button line" href="/student-renewal">
          {t('family.renew')}
        </a>
        <a className="button line" href="/register-form/student">
          {t('family.register_new')}
        </a>
        <a className="button line" href="/tabs/my-profile#receipts">
          {t('family.receipts')}
        </a>
        <SignOut />
      </div>
    </div>
  )
}

function SignOut() {
  const t = useTranslate()
  const { leave, isLeaving } = useSignOut()
  return (
    <button type="button" className="button line" aria-disabled={isLeaving} onClick={leave}>
      {t('shell.sign_out')}
    </button>
  )
}

function NoChildren() {
  const t = useTranslate()
  return (
    <div className="wrap">
      <section className="empty">
        <Kolam size={3} />
        <h1>{t('family.empty_title')}</h1>
        <p className="dim">{t('family.empty_text')}</p>
        <a className="button" href="/register-form/student">
          {t('family.register_new')}
        </a>
        <a className="more" href="/contact-us">
          {t('family.write_to_office')}
        </a>
        <SignOut />
      </section>
    </div>
  )
}
