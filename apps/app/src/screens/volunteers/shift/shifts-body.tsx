import { useTranslate } from '../../../language/text.ts'
import { Empty, Shown } from '../../../ui/state/answer-states.tsx'
import { ActionNote, type VolunteerAction, useVolunteerAction } from '../use-action.tsx'
import { useVisit } from '../../../data/visit.ts'
import { longDay } from '../../../ui/text/date-text.ts'
import { ShiftFacts, OwnShift } from './own-shift.tsx'
import { beginText, byDay } from './shift-times.ts'
import {
  takeShift,
  type Shift,
  agreeToSwap,
  withdrawSwap,
  type Swap,
  shiftsCall,
  type Shifts,
} from '../volunteer-calls.ts'
import { useOwnCall } from '../../../data/query/use-own-call.ts'
import { HowToBegin, VolunteerSkeleton } from '../volunteer-body.tsx'
import styles from '../volunteers.module.css'

export function ShiftsBody() {
  const t = useTranslate()
  const { query, isSignedOut } = useOwnCall(shiftsCall)
  const action = useVolunteerAction(() => void query.refetch())
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('volunteers.shifts_title')}</h1>
      </div>
      {isSignedOut ? (
        <HowToBegin />
      ) : (
        <Shown
          query={query}
          loading={<VolunteerSkeleton />}
          empty={<HowToBegin isSignedOut={false} />}
          isEmpty={({ volunteer }) => volunteer === null}
        >
          {(answer) => <AllShifts answer={answer} action={action} />}
        </Shown>
      )}
    </div>
  )
}

const isOwn = ({ assignment }: Shift): boolean => assignment !== null

interface Props {
  answer: Shifts
  action: VolunteerAction
}

function AllShifts({ answer: { volunteer, shifts, swaps, now }, action }: Props) {
  const t = useTranslate()
  const own = shifts.filter(isOwn)
  const open = shifts.filter((shift) => !isOwn(shift))
  if (volunteer?.state !== 'active') return <p className="note">{t('volunteers.not_active')}</p>
  return (
    <div className="stack">
      <SwapsPart swaps={swaps} action={action} />
      <section className="stack">
        <h2>{t('volunteers.my_shifts')}</h2>
        {own.length === 0 && <p className="dim">{t('volunteers.no_own')}</p>}
        <ul className={styles.shifts}>
          {own.map((shift) => (
            <li key={shift.name}>
              <OwnShift {...{ shift, now, action }} full={open.filter(({ left }) => left === 0)} />
            </li>
          ))}
        </ul>
      </section>
      {open.length > 0 ? <OpenShifts shifts={open} action={action} /> : own.length === 0 && <NoShifts />}
      <ActionNote outcome={action.outcome} />
    </div>
  )
}

function NoShifts() {
  const t = useTranslate()
  return (
    <Empty
      title={t('volunteers.none_title')}
      text={t('volunteers.none_text')}
      mainLink={{ label: t('events.see_all'), href: '/events' }}
    />
  )
}

function SwapsPart({ swaps, action }: { swaps: readonly Swap[]; action: VolunteerAction }) {
  const t = useTranslate()
  if (swaps.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('volunteers.swaps_title')}</h2>
      <ul className={styles.shifts}>
        {swaps.map((swap) => (
          <li key={swap.name}>
            <OneSwap swap={swap} action={action} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneSwap({ swap, action }: { swap: Swap; action: VolunteerAction }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { name, is_own, role, requested_role } = swap
  const values = {
    ...{ role, requested_role },
    when: beginText(swap.starts_at, language),
    requested_when: beginText(swap.requested_starts_at, language),
  }
  const handleStep = () =>
    void action.run({
      name: `settle ${name}`,
      request: is_own ? withdrawSwap({ swap: name }) : agreeToSwap({ swap: name }),
      done: is_own ? '' : t('volunteers.swap_agreed'),
    })
  return (
    <article className={`card padded ${styles.shift}`}>
      <p>{t(is_own ? 'volunteers.swap_own' : 'volunteers.swap_offer', values)}</p>
      <div className={styles.shiftActions}>
        <button
          type="button"
          className={is_own ? 'button line' : 'button'}
          aria-disabled={action.busy !== null}
          onClick={handleStep}
        >
          {t(is_own ? 'volunteers.swap_withdraw' : 'volunteers.swap_agree')}
        </button>
      </div>
    </article>
  )
}

function OpenShifts({ shifts, action }: { shifts: readonly Shift[]; action: VolunteerAction }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <section className="stack">
      <h2>{t('volunteers.open_shifts')}</h2>
      {byDay(shifts).map(({ day, shifts: list }) => (
        <section key={day}>
          <p className={`label ${styles.shiftDay}`}>{longDay(day, language)}</p>
          <ul className={styles.shifts}>
            {list.map((shift) => (
              <li key={shift.name}>
                <OpenShift shift={shift} action={action} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function OpenShift({ shift, action }: { shift: Shift; action: VolunteerAction }) {
  return (
    <article className={`card padded ${styles.shift}`}>
      <ShiftFacts shift={shift} />
      <div className={styles.shiftActions}>
        <Places shift={shift} />
        <Take shift={shift} action={action} />
      </div>
    </article>
  )
}

function Places({ shift: { left } }: { shift: Shift }) {
  const t = useTranslate()
  if (left === 0) return <span className="badge">{t('volunteers.full')}</span>
  return <span className="badge ok">{t('volunteers.left', { count: left })}</span>
}

function Take({ shift, action }: { shift: Shift; action: VolunteerAction }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { name, role, left, problem, min_age, credential_needed, starts_at } = shift
  if (problem === 'too_young')
    return <span className="small dim">{t('volunteers.problem_too_young', { age: min_age })}</span>
  if (problem === 'credential_missing')
    return (
      <span className="small dim">{t('volunteers.problem_credential', { kind: credential_needed })}</span>
    )
  if (left === 0 || problem !== null) return null
  const named = { role, when: beginText(starts_at, language) }
  const handleTake = () =>
    void action.run({
      name,
      request: takeShift({ shift: name }),
      done: t('volunteers.shift_confirmed', named),
    })
  return (
    <button
      type="button"
      className="button"
      aria-label={t('volunteers.take_named', named)}
      aria-disabled={action.busy !== null}
      onClick={handleTake}
    >
      {t('volunteers.take')}
    </button>
  )
}
