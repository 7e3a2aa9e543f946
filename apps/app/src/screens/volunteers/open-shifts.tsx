import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { longDay } from '../../ui/date-text.ts'
import { ShiftFacts } from './shift-facts.tsx'
import { beginText, byDay } from './shift-times.ts'
import type { Action } from './use-action.ts'
import { takeShift, type Shift } from './volunteer-calls.ts'

export function OpenShifts({ shifts, action }: { shifts: readonly Shift[]; action: Action }) {
  const say = useSay()
  const { language } = useVisit()
  return (
    <section className="stack">
      <h2>{say('volunteers.open_shifts')}</h2>
      {byDay(shifts).map(({ day, shifts: list }) => (
        <section key={day}>
          <p className="label shift-day">{longDay(day, language)}</p>
          <ul className="shifts">
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

function OpenShift({ shift, action }: { shift: Shift; action: Action }) {
  return (
    <article className="card padded shift">
      <ShiftFacts shift={shift} />
      <div className="shift-ways">
        <Places shift={shift} />
        <Take shift={shift} action={action} />
      </div>
    </article>
  )
}

function Places({ shift: { left } }: { shift: Shift }) {
  const say = useSay()
  if (left === 0) return <span className="badge">{say('volunteers.full')}</span>
  return <span className="badge ok">{say('volunteers.left', { count: left })}</span>
}

function Take({ shift, action }: { shift: Shift; action: Action }) {
  const say = useSay()
  const { language } = useVisit()
  const { name, role, left, problem, min_age, credential_needed, starts_at } = shift
  if (problem === 'too_young')
    return <span className="small dim">{say('volunteers.problem_too_young', { age: min_age })}</span>
  if (problem === 'credential_missing')
    return (
      <span className="small dim">{say('volunteers.problem_credential', { kind: credential_needed })}</span>
    )
  if (left === 0 || problem !== null) return null
  const named = { role, when: beginText(starts_at, language) }
  const handleTake = () =>
    void action.run({
      name,
      request: takeShift({ shift: name }),
      done: say('volunteers.shift_confirmed', named),
    })
  return (
    <button
      type="button"
      className="button"
      aria-label={say('volunteers.take_named', named)}
      aria-disabled={action.busy !== null}
      onClick={handleTake}
    >
      {say('volunteers.take')}
    </button>
  )
}
