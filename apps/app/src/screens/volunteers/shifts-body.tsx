import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { Shown } from '../../ui/shown.tsx'
import { ActionNote } from './action-note.tsx'
import { OpenShifts } from './open-shifts.tsx'
import { OwnShift } from './own-shift.tsx'
import { SwapsPart } from './swaps-part.tsx'
import { useAction, type Action } from './use-action.ts'
import { useOwnAnswer } from '../../data/use-own-answer.ts'
import { HowToBegin } from './volunteer-body.tsx'
import { shiftsCall, type Shift, type Shifts } from './volunteer-calls.ts'
import { VolunteerSkeleton } from './volunteer-skeleton.tsx'
import './volunteers.css'

export function ShiftsBody() {
  const say = useSay()
  const { query, isSignedOut } = useOwnAnswer(shiftsCall)
  const action = useAction(query.retry)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{say('volunteers.shifts_title')}</h1>
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
  action: Action
}

function AllShifts({ answer: { volunteer, shifts, swaps, now }, action }: Props) {
  const say = useSay()
  const own = shifts.filter(isOwn)
  const open = shifts.filter((shift) => !isOwn(shift))
  if (volunteer?.state !== 'active') return <p className="note">{say('volunteers.not_active')}</p>
  return (
    <div className="stack">
      <SwapsPart swaps={swaps} action={action} />
      <section className="stack">
        <h2>{say('volunteers.my_shifts')}</h2>
        {own.length === 0 && <p className="dim">{say('volunteers.no_own')}</p>}
        <ul className="shifts">
          {own.map((shift) => (
            <li key={shift.name}>
              <OwnShift {...{ shift, now, action }} full={open.filter(({ left }) => left === 0)} />
            </li>
          ))}
        </ul>
      </section>
      {open.length > 0 ? <OpenShifts shifts={open} action={action} /> : own.length === 0 && <NoShifts />}
      <ActionNote told={action.told} />
    </div>
  )
}

function NoShifts() {
  const say = useSay()
  return (
    <Empty
      title={say('volunteers.none_title')}
      text={say('volunteers.none_text')}
      way={{ label: say('events.see_all'), href: '/events' }}
    />
  )
}
