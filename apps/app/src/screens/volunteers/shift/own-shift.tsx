import { useState, useId } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { clockText, shortDay } from '../../../ui/text/date-text.ts'
import { FieldFrame } from '../../../ui/form/field-frame.tsx'
import type { VolunteerAction } from '../use-action.tsx'
import { clock, type Shift, giveBack, takeShift } from '../volunteer-calls.ts'
import { beginText, canBegin, dayOf, hoursOfDay } from './shift-times.ts'
import { SwapChoice } from './swap-choice.tsx'
import styles from '../volunteers.module.css'

interface Props {
  shift: Shift
  now: string
  full: readonly Shift[]
  action: VolunteerAction
}

export function OwnShift(props: Props) {
  const t = useTranslate()
  const { shift } = props
  const isOffered = shift.assignment_state === 'offered'
  return (
    <article className={`card padded ${styles.shift}`}>
      <span className={isOffered ? 'badge warn' : 'badge ok'}>
        {t(isOffered ? 'volunteers.offered' : 'volunteers.accepted')}
      </span>
      <ShiftFacts shift={shift} withDay />
      {isOffered ? <Answer {...props} /> : <ShiftActions {...props} />}
    </article>
  )
}

function Answer({ shift, action }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const { name, role, assignment, starts_at } = shift
  const isBusy = action.busy !== null
  const handleYes = () =>
    void action.run({
      name: `yes ${name}`,
      request: takeShift({ shift: name }),
      done: t('volunteers.shift_confirmed', { role, when: beginText(starts_at, language) }),
    })
  const handleNo = () =>
    void action.run({
      name: `no ${name}`,
      request: giveBack({ assignment: assignment ?? '' }),
      done: t('volunteers.given_back'),
    })
  return (
    <div className={styles.shiftActions}>
      <button type="button" className="button" aria-disabled={isBusy} onClick={handleYes}>
        {t('volunteers.accept')}
      </button>
      <button type="button" className="button line" aria-disabled={isBusy} onClick={handleNo}>
        {t('volunteers.decline')}
      </button>
    </div>
  )
}

type Open = 'nothing' | 'giving back' | 'swapping'

function ShiftActions({ shift, now, full, action }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState<Open>('nothing')
  const close = () => setOpen('nothing')
  if (canBegin(shift, now) || shift.clocked_in_at !== null) return <ClockPart shift={shift} action={action} />
  if (open === 'giving back') return <SureToGiveBack {...{ shift, action }} onDismiss={close} />
  if (open === 'swapping') return <SwapChoice {...{ shift, full, action }} onClosed={close} />
  return (
    <div className={styles.shiftActions}>
      <button type="button" className="button line" onClick={() => setOpen('giving back')}>
        {t('volunteers.give_back')}
      </button>
      <button type="button" className="button line" onClick={() => setOpen('swapping')}>
        {t('volunteers.swap')}
      </button>
    </div>
  )
}

function SureToGiveBack({
  shift,
  action,
  onDismiss,
}: Pick<Props, 'shift' | 'action'> & { onDismiss: () => void }) {
  const t = useTranslate()
  const handleSure = () =>
    void action.run({
      name: `back ${shift.name}`,
      request: giveBack({ assignment: shift.assignment ?? '' }),
      done: t('volunteers.given_back'),
    })
  return (
    <div className={styles.shiftActions}>
      <button
        type="button"
        className="button"
        autoFocus
        aria-disabled={action.busy !== null}
        onClick={handleSure}
      >
        {t('volunteers.give_back_sure')}
      </button>
      <button type="button" className="button line" onClick={onDismiss}>
        {t('volunteers.cancel_dismiss')}
      </button>
    </div>
  )
}

function ClockPart({ shift, action }: { shift: Shift; action: VolunteerAction }) {
  const t = useTranslate()
  const id = useId()
  const { language } = useVisit()
  const [code, setCode] = useState('')
  const { name, assignment, clocked_in_at } = shift
  const direction = clocked_in_at === null ? 'in' : 'out'
  const handleClock = async () => {
    const typed = code.trim()
    const request = clock({
      direction,
      assignment: assignment ?? '',
      ...(typed === '' ? {} : { code: typed }),
    })
    const done = direction === 'in' ? '' : t('volunteers.clock_done')
    if (await action.run({ name: `clock ${name}`, request, done })) setCode('')
  }
  return (
    <div className="stack">
      {clocked_in_at !== null && (
        <p>{t('volunteers.clocked_in', { time: clockText(clocked_in_at.slice(11, 19), language) })}</p>
      )}
      <FieldFrame
        id={id}
        label={t('volunteers.code')}
        help={t('volunteers.code_help')}
        isOptional
        problem={undefined}
      >
        <input
          id={id}
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          value={code}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setCode(target.value)}
        />
      </FieldFrame>
      <button
        type="button"
        className="button"
        aria-disabled={action.busy !== null}
        onClick={() => void handleClock()}
      >
        {t(direction === 'in' ? 'volunteers.clock_in' : 'volunteers.clock_out')}
      </button>
    </div>
  )
}

export function ShiftFacts({ shift, withDay = false }: { shift: Shift; withDay?: boolean }) {
  const { language } = useVisit()
  const { role, event_title, place, description, starts_at } = shift
  const hours = hoursOfDay(shift, language)
  return (
    <>
      <h3>{role}</h3>
      <p className="numbers">{withDay ? `${shortDay(dayOf(starts_at), language)}, ${hours}` : hours}</p>
      <p className="small dim">{[place, event_title].filter(Boolean).join(' · ')}</p>
      {description && <p className="small">{description}</p>}
    </>
  )
}
