import { useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { WithdrawalConfirmation } from '../../ui/consents/withdrawal-confirmation.tsx'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { setConsent, type ChildRecord, type ChildConsent, ownRights } from './family-calls.ts'
import { labelOf } from './state-labels.ts'
import styles from './family.module.css'

interface Props {
  child: ChildRecord
  onChanged: () => void
}

export function ChildConsents({ child, onChanged }: Props) {
  const t = useTranslate()
  if (child.consents.length === 0) return null
  return (
    <section className={`card padded ${styles.childPart}`}>
      <h2>{t('family.consents')}</h2>
      <p className="small dim">{t('family.consents_text')}</p>
      <ul className="lines">
        {child.consents.map((consent) => (
          <li key={consent.purpose}>
            <ConsentLine consent={consent} child={child} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ConsentLine({ consent, child, onChanged }: Props & { consent: ChildConsent }) {
  const t = useTranslate()
  const { language } = useVisit()
  const asking = useAction((error) => refusal(error, t('proof.failed')))
  const [isSure, setIsSure] = useState(false)
  const isGiven = consent.state === 'given'
  const change = () =>
    void asking.ask(async () => {
      await setConsent({ student: child.student, purpose: consent.purpose, is_given: isGiven ? 0 : 1 })
      setIsSure(false)
      onChanged()
    })
  const handleTap = () => (isGiven ? setIsSure(true) : change())
  const since = consent.given_at ? plainDay(consent.given_at, language) : ''
  const verb = t(isGiven ? 'family.withdraw' : 'family.give')
  return (
    <>
      <span className="text">
        <b className="mid">{labelOf(consent.purpose, t)}</b>
        <span className="small dim">
          {isGiven ? t('family.consent_since', { date: since }) : t('family.consent_withdrawn')}
        </span>
      </span>
      {ownRights(child).may_change === 1 && !isSure && (
        <button
          type="button"
          className="button line"
          aria-label={`${verb}: ${labelOf(consent.purpose, t)}`}
          aria-disabled={asking.isBusy}
          onClick={handleTap}
        >
          {verb}
        </button>
      )}
      {isSure && (
        <WithdrawalConfirmation
          purpose={consent.purpose}
          isBusy={asking.isBusy}
          onWithdraw={change}
          onDismiss={() => setIsSure(false)}
        />
      )}
      <ProblemNote problem={asking.problem} />
    </>
  )
}
