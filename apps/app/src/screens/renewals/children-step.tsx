import { useState, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { childName, type RenewalChild } from './renewal-calls.ts'
import { leftToRenew, openOf } from './renewal-steps.ts'
import { StepButtons } from './renewal-frame.tsx'
import type { Renewal } from './use-renewal.ts'
import styles from './renewal.module.css'
import choicesStyles from '../../ui/form/choices.module.css'

export function ChildrenStep({ renewal }: { renewal: Renewal }) {
  const t = useTranslate()
  const { state, change, handleOnwards, handleBack } = renewal
  const [hasNoChild, setHasNoChild] = useState(false)
  const handleChosen = (student: string, isChosen: boolean) => {
    const others = state.chosen.filter((name) => name !== student)
    change({ chosen: isChosen ? [...others, student] : others })
    setHasNoChild(false)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (leftToRenew(state).length === 0) setHasNoChild(true)
    else handleOnwards()
  }
  const isNothing = openOf(state.students).length === 0
  return (
    <form className="stack" onSubmit={handleSubmit}>
      {state.students.length > 0 && <p className="dim">{t('renewal.children_text')}</p>}
      <ul className="stack">
        {state.students.map((child) => (
          <li key={child.student}>
            <Choice
              child={child}
              isChosen={state.chosen.includes(child.student)}
              isDone={
                child.state !== 'open' || state.renewed.some(({ student }) => student === child.student)
              }
              onChosen={(isChosen) => handleChosen(child.student, isChosen)}
            />
          </li>
        ))}
      </ul>
      <ProblemNote problem={hasNoChild ? t('renewal.nobody') : ''} />
      {isNothing ? (
        <NothingToRenew students={state.students} onAnew={renewal.handleAnew} />
      ) : (
        <StepButtons verb={t('renewal.go_on')} isBusy={false} onBack={handleBack} />
      )}
    </form>
  )
}

const whys: Record<RenewalChild['state'], MessageId> = {
  open: 'renewal.done_before',
  done: 'renewal.done_before',
  'not open': 'renewal.not_open',
  'last class': 'renewal.last_class',
}

interface ChoiceProps {
  child: RenewalChild
  isChosen: boolean
  isDone: boolean
  onChosen: (isChosen: boolean) => void
}

function Choice({ child, isChosen, isDone, onChosen }: ChoiceProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const { class: from, next_class: to, year, fee } = child
  const Frame = isDone ? 'div' : 'label'
  return (
    <Frame className={`card padded ${choicesStyles.check} ${styles.renewalChild}`}>
      {!isDone && (
        <input type="checkbox" checked={isChosen} onChange={(event) => onChosen(event.target.checked)} />
      )}
      <span className="text">
        <b className="mid">{childName(child)}</b>
        <span className="small dim">
          {to !== null && year !== null ? t('renewal.from_to', { from, to, year }) : from}
        </span>
        <span className="small numbers">
          {isDone
            ? t(whys[child.state])
            : fee !== null && t('renewal.fee', { amount: moneyText(fee.amount, fee.currency, language) })}
        </span>
      </span>
    </Frame>
  )
}

interface NothingProps {
  students: readonly RenewalChild[]
  onAnew: () => void
}

function NothingToRenew({ students, onAnew }: NothingProps) {
  const t = useTranslate()
  if (students.length > 0 && students.every(({ state }) => state === 'done'))
    return <AllRenewed count={students.length} />
  return (
    <section className="card padded stack" role="status">
      <h2>{t('renewal.none_title')}</h2>
      <p className="dim">{t(students.length === 0 ? 'renewal.none_text' : 'renewal.none_open_text')}</p>
      <div className="actions">
        <a className="button" href="/contact-us">
          {t('family.write_to_office')}
        </a>
        <button type="button" className="plain-button" onClick={onAnew}>
          {t('proof.other_phone')}
        </button>
      </div>
    </section>
  )
}

function AllRenewed({ count }: { count: number }) {
  const t = useTranslate()
  return (
    <section className="card padded stack" role="status">
      <h2>{t('renewal.all_done_title', { count })}</h2>
      <p className="dim">{t('renewal.all_done_text')}</p>
      <div className="actions">
        <a className="button" href="/family">
          {t('renewal.to_family')}
        </a>
      </div>
    </section>
  )
}
