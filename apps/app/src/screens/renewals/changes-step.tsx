import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { formProblems } from '../../ui/form/submission/answer-problems.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { FormControl } from '../../ui/form/controls/form-control.tsx'
import { isWideField, type FormField } from '../../ui/form/definition/form-field.ts'
import { wireAnswers } from '../../ui/form/submission/wire-answers.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import {
  childAnswers,
  isConsentGiven,
  withChange,
  withConsent,
  type ConsentsBefore,
  changedFields,
  NEEDED_PURPOSE,
  purposes,
  type ChildAnswers,
} from './renewal-state.ts'
import { childName, type RenewalChild } from './renewal-calls.ts'
import type { MessageId } from '#design/messages'
import { WithdrawalConfirmation } from '../../ui/consents/withdrawal-confirmation.tsx'
import { StepButtons } from './renewal-frame.tsx'
import type { Renewal } from './use-renewal.ts'
import styles from './renewal.module.css'
import choicesStyles from '../../ui/form/choices.module.css'
import formPageStyles from '../../ui/form/form-page.module.css'

export function ChangesStep({ renewal }: { renewal: Renewal }) {
  const child = renewal.state.students.find(({ student }) => student === renewal.present)
  return child === undefined ? null : <ChildChanges child={child} renewal={renewal} />
}

function ChildChanges({ child, renewal }: { child: RenewalChild; renewal: Renewal }) {
  const t = useTranslate()
  const { today } = useVisit()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isTried, setIsTried] = useState(false)
  const [answers] = useState(() => childAnswers(renewal.state, child.student))
  const typed = renewal.state.answers[child.student] ?? answers
  const [isOpen] = useState(Object.keys(typed.changes).length > 0)
  // Children come one after the other: each begins at its name.
  useEffect(() => {
    heading.current?.closest(`.${formPageStyles.formPage}`)?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [])
  const fields = changedFields(t)
  const problems = formProblems(fields, wireAnswers(fields, typed.changes), today)
  const lacksConsent = !isConsentGiven(typed, child.consents, NEEDED_PURPOSE)
  const name = childName(child)
  const changeAnswers = (next: ChildAnswers) =>
    renewal.change({ answers: { ...renewal.state.answers, [child.student]: next } })
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (problems.size > 0 || lacksConsent)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    else void renewal.asking.ask(() => renewal.handleRenew(child.student, typed))
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={handleSubmit}>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <details
        className={`card padded ${styles.renewalChanges}`}
        open={isOpen || (isTried && problems.size > 0)}
      >
        <summary>{t('renewal.has_changed')}</summary>
        <p className="small dim">{t('renewal.changes_text')}</p>
        <div className="form-grid">
          {fields.map((field) => {
            const problem = isTried ? problems.get(field.fieldname) : undefined
            return (
              <ChangedField
                key={field.fieldname}
                field={field}
                now={child.preview[field.fieldname]}
                value={typed.changes[field.fieldname]}
                problem={problem && t(problem.id, problem.values)}
                onChange={(value) => changeAnswers(withChange(typed, { [field.fieldname]: value }))}
              />
            )
          })}
        </div>
      </details>
      <RenewalConsents
        answers={typed}
        before={child.consents}
        isWrong={isTried && lacksConsent}
        onChange={(change) => changeAnswers(withConsent(typed, child.consents, change))}
      />
      <ProblemNote problem={renewal.asking.problem} />
      <StepButtons verb={t('renewal.renew')} isBusy={renewal.asking.isBusy} onBack={renewal.handleBack} />
    </form>
  )
}

interface FieldProps {
  field: FormField
  /** Stored value with most of it hidden; null for none, undefined for a field that is not shown. */
  now: string | null | undefined
  value: unknown
  problem: string | undefined
  onChange: (value: unknown) => void
}

function ChangedField({ field, now, value, problem, onChange }: FieldProps) {
  const id = useId()
  const t = useTranslate()
  const help = now ? t('renewal.now', { value: now }) : undefined
  return (
    <FieldFrame
      id={id}
      label={field.label}
      isOptional
      isWide={isWideField(field)}
      help={help}
      problem={problem}
    >
      <FormControl
        field={field}
        id={id}
        value={value}
        isRequired={false}
        isInvalid={problem !== undefined}
        describedBy={describedBy(id, { help, problem })}
        onChange={onChange}
        onBlur={() => undefined}
      />
    </FieldFrame>
  )
}

interface ConsentChange {
  purpose: string
  isGiven: boolean
}

interface Props {
  answers: ChildAnswers
  before: ConsentsBefore
  /** True once the person tried to continue without the required consent. */
  isWrong: boolean
  onChange: (change: ConsentChange) => void
}

/** Consent fields. Given consents are ticked, and unticking one asks for confirmation. */
function RenewalConsents({ answers, before, isWrong, onChange }: Props) {
  const id = useId()
  const t = useTranslate()
  return (
    <fieldset className="card padded field" aria-describedby={`${id}-problem`}>
      <legend className="visually-hidden">{t('renewal.consents')}</legend>
      <h3 aria-hidden="true">{t('renewal.consents')}</h3>
      <p className="small dim">{t('renewal.consents_text')}</p>
      {purposes.map(([purpose, text]) => (
        <ConsentCheckbox
          key={purpose}
          {...{ purpose, text, onChange }}
          isGiven={isConsentGiven(answers, before, purpose)}
          wasGiven={before[purpose] === 1}
          isWrong={isWrong && purpose === NEEDED_PURPOSE}
        />
      ))}
      <p className="error" id={`${id}-problem`} role={isWrong ? 'alert' : undefined}>
        {isWrong && t('renewal.records_needed')}
      </p>
    </fieldset>
  )
}

interface BoxProps {
  purpose: string
  text: MessageId
  isGiven: boolean
  wasGiven: boolean
  isWrong: boolean
  onChange: Props['onChange']
}

function ConsentCheckbox({ purpose, text, isGiven, wasGiven, isWrong, onChange }: BoxProps) {
  const t = useTranslate()
  const [isAsked, setIsAsked] = useState(false)
  const handleTick = (isTicked: boolean) => {
    if (!isTicked && wasGiven) setIsAsked(true)
    else onChange({ purpose, isGiven: isTicked })
  }
  const handleWithdraw = () => {
    setIsAsked(false)
    onChange({ purpose, isGiven: false })
  }
  return (
    <>
      <label className={choicesStyles.check}>
        <input
          type="checkbox"
          checked={isGiven}
          aria-invalid={isWrong}
          onChange={(event) => handleTick(event.target.checked)}
        />
        <span>
          {t(text)}
          {wasGiven && (
            <span className="small dim">
              {' '}
              {t(isGiven ? 'renewal.given_before' : 'renewal.withdrawn_now')}
            </span>
          )}
        </span>
      </label>
      {isAsked && (
        <WithdrawalConfirmation
          purpose={purpose}
          onWithdraw={handleWithdraw}
          onDismiss={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
