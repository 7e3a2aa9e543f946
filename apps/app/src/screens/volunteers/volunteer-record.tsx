import { useTranslate } from '../../language/text.ts'
import { Shown } from '../../ui/state/answer-states.tsx'
import { ActionNote, useVolunteerAction, type VolunteerAction } from './use-action.tsx'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { durationText } from './shift/shift-times.ts'
import {
  type HoursEntry,
  type Overview,
  applicationsCall,
  type VolunteerApplication,
  overviewCall,
  creditCall,
  type MyCredit,
  certificatePaper,
  type Certificate,
  type Credential,
} from './volunteer-calls.ts'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { CreditOfEntry } from './credit-of-entry.tsx'
import { CreditSummary } from './credit-summary.tsx'
import { ReportForm } from './report-form.tsx'
import { HowToBegin, VolunteerSkeleton } from './volunteer-body.tsx'
import styles from './volunteers.module.css'

function Documents({ overview: { certificates, credentials } }: { overview: Overview }) {
  const t = useTranslate()
  return (
    <div className="stack">
      <section className="card padded stack">
        <h2>{t('volunteers.certificates_title')}</h2>
        {certificates.length === 0 && <p className="dim">{t('volunteers.no_certificates')}</p>}
        <ul className="stack">
          {certificates.map((certificate) => (
            <li key={certificate.name}>
              <OneCertificate certificate={certificate} />
            </li>
          ))}
        </ul>
      </section>
      {credentials.length > 0 && (
        <section className="card padded stack">
          <h2>{t('volunteers.credentials_title')}</h2>
          <ul className="stack">
            {credentials.map((credential) => (
              <li key={credential.name}>
                <b className="bold">{credential.kind}</b>{' '}
                <span className="small dim">
                  <CredentialStatus credential={credential} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function OneCertificate({ certificate }: { certificate: Certificate }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { name, code, minutes, from_day, to_day, state, revoke_reason } = certificate
  const days = { from: plainDay(from_day, language), until: plainDay(to_day, language) }
  return (
    <div className={styles.certificate}>
      <b className="bold numbers">{durationText(minutes, t)}</b>
      <span className="small dim">{t('volunteers.certificate_days', days)}</span>
      <span className="small numbers">{code}</span>
      {state === 'valid' ? (
        <div className={styles.shiftActions}>
          <a className="button line" href={certificatePaper(name, language)} download>
            {t('volunteers.certificate_print')}
          </a>
          <a className="more" href={`/verify/${code}`}>
            {t('volunteers.certificate_check')}
          </a>
        </div>
      ) : (
        <span className="small">
          <span className="badge warn">{t('volunteers.certificate_revoked')}</span> {revoke_reason}
        </span>
      )}
    </div>
  )
}

const credentialLabels: Record<Exclude<Credential['state'], 'valid'>, MessageId> = {
  shown: 'volunteers.credential_shown',
  expired: 'volunteers.credential_over',
  revoked: 'volunteers.credential_over',
}

function CredentialStatus({ credential: { state, expires_on } }: { credential: Credential }) {
  const t = useTranslate()
  const { language } = useVisit()
  if (state !== 'valid') return t(credentialLabels[state])
  return expires_on === null
    ? t('volunteers.credential_endless')
    : t('volunteers.credential_until', { day: plainDay(expires_on, language) })
}

const stateLabels: Record<HoursEntry['state'], MessageId> = {
  waiting: 'volunteers.state_waiting',
  approved: 'volunteers.state_approved',
  refused: 'volunteers.state_refused',
}

const stateLooks: Record<HoursEntry['state'], string> = {
  waiting: 'badge warn',
  approved: 'badge ok',
  refused: 'badge',
}

interface HoursProps {
  overview: Overview
  credit: MyCredit | null
  action: VolunteerAction
}

function HoursPart({ overview: { hours, entries }, credit, action }: HoursProps) {
  const t = useTranslate()
  return (
    <section className="card padded stack">
      <h2>{t('volunteers.hours_title')}</h2>
      <dl className={styles.hoursTotals}>
        <div>
          <dt className="small dim">{t('volunteers.approved')}</dt>
          <dd className="numbers bold">{durationText(hours.approved, t)}</dd>
        </div>
        <div>
          <dt className="small dim">{t('volunteers.waiting')}</dt>
          <dd className="numbers bold">{durationText(hours.waiting, t)}</dd>
        </div>
      </dl>
      {entries.length === 0 && <p className="dim">{t('volunteers.no_hours')}</p>}
      <ul className={styles.hoursList}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Entry entry={entry} credit={credit} action={action} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ entry, credit, action }: Omit<HoursProps, 'overview'> & { entry: HoursEntry }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <>
      <span className="text">
        <b className="bold">{entry.activity}</b>
        <span className="small dim">{plainDay(entry.on_day, language)}</span>
        {entry.refusal && <span className="small">{entry.refusal}</span>}
      </span>
      <span className={styles.hoursStatus}>
        <span className="numbers">{durationText(entry.minutes, t)}</span>
        <span className={stateLooks[entry.state]}>{t(stateLabels[entry.state])}</span>
      </span>
      {credit && <CreditOfEntry {...{ entry, credit, action }} />}
    </>
  )
}

function MyApplications() {
  const t = useTranslate()
  const { query } = useOwnCall(applicationsCall)
  if (query.data === undefined || query.data.length === 0) return null
  return (
    <section className="stack" aria-labelledby="volunteer-applications">
      <h2 id="volunteer-applications">{t('volunteers.applications_title')}</h2>
      <ul className="card list">
        {query.data.map((application) => (
          <Row key={application.name} application={application} />
        ))}
      </ul>
    </section>
  )
}

const states: Readonly<Record<VolunteerApplication['state'], readonly [look: string, label: MessageId]>> = {
  new: ['badge info', 'volunteers.application_new'],
  accepted: ['badge ok', 'volunteers.application_accepted'],
  declined: ['badge', 'volunteers.application_declined'],
}

const waiting = ['badge warn', 'volunteers.application_consent'] as const

function Row({ application }: { application: VolunteerApplication }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { full_name, sent_on, state, waits_for_guardian } = application
  const [look, label] = waits_for_guardian === 1 ? waiting : states[state]
  return (
    <li>
      <span className="text">
        <b className="mid">{full_name}</b>
        <span className="small dim">
          {t('volunteers.application_sent', { day: plainDay(sent_on, language) })}
        </span>
      </span>
      <span className={look}>{t(label)}</span>
    </li>
  )
}

export function VolunteerRecord() {
  const { query, isSignedOut } = useOwnCall(overviewCall)
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
        {(overview) => <RecordDetails overview={overview} lookAgain={() => void query.refetch()} />}
      </Shown>
    </div>
  )
}

function RecordDetails({ overview, lookAgain }: { overview: Overview; lookAgain: () => void }) {
  const t = useTranslate()
  const { query } = useOwnCall(creditCall)
  const credit = query.data?.credit ?? null
  const action = useVolunteerAction(() => {
    lookAgain()
    void query.refetch()
  })
  const isActive = overview.volunteer?.state === 'active'
  return (
    <div className="split">
      <div className="stack">
        {isActive ? (
          <div className="actions">
            <a className="button big" href="/volunteer/shifts">
              {t('volunteers.see_shifts')}
            </a>
          </div>
        ) : (
          <p className="note">{t('volunteers.not_active')}</p>
        )}
        <HoursPart {...{ overview, credit, action }} />
        <ActionNote outcome={action.outcome} />
        {isActive && <ReportForm action={action} />}
      </div>
      <div className="stack">
        {credit && <CreditSummary credit={credit} />}
        <Documents overview={overview} />
      </div>
    </div>
  )
}
