import { useLocation } from 'react-router-dom'
import { Page } from '../../shell/page.tsx'
import { linkKey } from '../../ui/link/link-key.ts'
import { GuardianConsentBody } from './guardian-consent-body.tsx'
import { VolunteerSkeleton } from './volunteer-body.tsx'
import { guardianConsentScreen } from './guardian-consent.screen.tsx'
import { VolunteerMessages } from './volunteer-messages.tsx'
import { useId, useState } from 'react'
import { queryOnce } from '../../data/query/query-client.ts'
import { call, methodRequest } from '#client'
import type { Methods } from '#contract'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { useAction, useCall } from '#client/react'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'

VolunteerMessages.fetchAhead()

export function GuardianConsentPage() {
  const { hash } = useLocation()
  return (
    <VolunteerMessages>
      <Page screen={guardianConsentScreen}>
        <GuardianConsentBody>
          <GuardianConsent key={hash} token={linkKey(hash) ?? ''} />
        </GuardianConsentBody>
      </Page>
    </VolunteerMessages>
  )
}

type Request = Methods['mela.volunteers.get_consent_request']['output']

type State = Request['state'] | 'unknown'

const statements: Readonly<Record<Exclude<State, 'requested'>, MessageId>> = {
  given: 'volunteers.consent_given',
  declined: 'volunteers.consent_declined',
  expired: 'volunteers.consent_expired',
  unknown: 'volunteers.consent_expired',
}

function GuardianConsent({ token }: { token: string }) {
  return token === '' ? <Statement state="unknown" /> : <ConsentRequest token={token} />
}

function Statement({ state }: { state: keyof typeof statements }) {
  const t = useTranslate()
  const isOver = state === 'expired' || state === 'unknown'
  return (
    <div className="stack">
      <p role="status">{t(statements[state])}</p>
      {isOver && (
        <div className="actions">
          <a className="button line" href="/contact-us">
            {t('volunteers.consent_office')}
          </a>
        </div>
      )}
    </div>
  )
}

function ConsentRequest({ token }: { token: string }) {
  const t = useTranslate()
  const [answered, setAnswered] = useState<QuestionAnswer | null>(null)
  const { data, error, refetch } = useCall(
    methodRequest('mela.volunteers.get_consent_request', { token }),
    queryOnce,
  )
  const state = answered ?? (error?.status === 410 ? 'unknown' : data?.state)
  if (state === 'requested' && data) return <Question token={token} request={data} onAnswered={setAnswered} />
  if (state !== undefined && state !== 'requested') return <Statement state={state} />
  if (error === null) return <VolunteerSkeleton />
  return (
    <>
      <ProblemNote problem={t('volunteers.failed')} />
      <button type="button" className="button" onClick={() => void refetch()}>
        {t('volunteers.consent_retry')}
      </button>
    </>
  )
}

type QuestionAnswer = Methods['mela.volunteers.answer_consent']['output']['state']

interface QuestionProps {
  token: string
  request: Request
  onAnswered: (answer: QuestionAnswer) => void
}

function Question({ token, request, onAnswered }: QuestionProps) {
  const id = useId()
  const t = useTranslate()
  const { language } = useVisit()
  const asking = useAction((error) => refusal(error, t('volunteers.failed')))
  const [fullName, setFullName] = useState(request.guardian_name)
  const [isTried, setIsTried] = useState(false)
  const isMissing = isTried && fullName.trim() === ''
  const problem = isMissing ? t('volunteers.consent_name_missing') : undefined
  const answer = (wanted: 'agree' | 'decline') => {
    setIsTried(true)
    if (fullName.trim() === '') return
    void asking.ask(async () => {
      const input = { token, answer: wanted, full_name: fullName.trim() }
      onAnswered((await call('mela.volunteers.answer_consent', input)).state)
    })
  }
  return (
    <section className="card padded stack">
      <h2>{t('volunteers.consent_question', { name: request.full_name })}</h2>
      <p>{t('volunteers.consent_text', { name: request.full_name })}</p>
      <p className="small dim">
        {t('volunteers.consent_until', { date: plainDay(request.expires_on, language) })}
      </p>
      <FieldFrame
        id={id}
        label={t('volunteers.consent_name')}
        isOptional={false}
        problem={problem}
        isAnnounced
      >
        <input
          id={id}
          className="input"
          autoComplete="name"
          maxLength={120}
          value={fullName}
          aria-invalid={isMissing}
          aria-describedby={describedBy(id, { problem })}
          onChange={(event) => setFullName(event.target.value)}
        />
      </FieldFrame>
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button
          type="button"
          className="button"
          aria-disabled={asking.isBusy}
          onClick={() => answer('agree')}
        >
          {t('volunteers.consent_agree')}
        </button>
        <button
          type="button"
          className="button line"
          aria-disabled={asking.isBusy}
          onClick={() => answer('decline')}
        >
          {t('volunteers.consent_decline')}
        </button>
      </div>
    </section>
  )
}
