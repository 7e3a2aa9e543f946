import { useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { ClockPart } from './clock-part.tsx'
import { ShiftFacts } from './shift-facts.tsx'
import { beginText, canBegin } from './shift-times.ts'
import { SwapChoice } from './swap-choice.tsx'
import type { Action } from './use-action.ts'
import { giveBack, takeShift, type Shift } from './volunteer-calls.ts'

interface Props {
  shift: Shift
  /** The site's clock when the shifts were asked for. */
  now: string
  /** Shifts without a place left: somebody could swap them. */
  full: readonly Shift[]
  action: Action
}

/** A shift that somebody has, or is asked to take. */
export function OwnShift(props: Props) {
  const say = useSay()
  const { shift } = props
  const isOffered = shift.assignment_state === 'offered'
  return (
    <article className="card padded shift">
      <span className={isOffered ? 'badge warn' : 'badge ok'}>
        {say(isOffered ? 'volunteers.offered' : 'volunteers.accepted')}
      </span>
      <ShiftFacts shift={shift} withDay />
      {isOffered ? <Answer {...props} /> : <Ways {...props} />}
    </article>
  )
}

function Answer({ shift, action }: Props) {
  const say = useSay()
  const { language } = useVisit()
  const { name, role, assignment, starts_at } = shift
  const isBusy = action.busy !== null
  const handleYes = () =>
    void action.run({
      name: `yes ${name}`,
      request: takeShift({ shift: name }),
      done: say('volunteers.shift_confirmed', { role, when: beginText(starts_at, language) }),
    })
  const handleNo = () =>
    void action.run({
      name: `no ${name}`,
      request: giveBack({ assignment: assignment ?? '' }),
      done: say('volunteers.given_back'),
    })
  return (
    <div className="shift-ways">
      <button type="button" className="button" aria-disabled={isBusy} onClick={handleYes}>
        {say('volunteers.accept')}
      </button>
      <button type="button" className="button line" aria-disabled={isBusy} onClick={handleNo}>
        {say('volunteers.decline')}
      </button>
    </div>
  )
}

type Open = 'nothing' | 'giving back' | 'swapping'

function Ways({ shift, now, full, action }: Props) {
  const say = useSay()
  const [open, setOpen] = useState<Open>('nothing')
  const close = () => setOpen('nothing')
  if (canBegin(shift, now) || shift.clocked_in_at !== null) return <ClockPart shift={shift} action={action} />
  if (open === 'giving back') return <SureToGiveBack {...{ shift, action }} onKept={close} />
  if (open === 'swapping') return <SwapChoice {...{ shift, full, action }} onClosed={close} />
  return (
    <div className="shift-ways">
      <button type="button" className="button line" onClick={() => setOpen('giving back')}>
        {say('volunteers.give_back')}
      </button>
      <button type="button" className="button line" onClick={() => setOpen('swapping')}>
        {say('volunteers.swap')}
      </button>
    </div>
  )
}

function SureToGiveBack({ shift, action, onKept }: Pick<Props, 'shift' | 'action'> & { onKept: () => void }) {
  const say = useSay()
  const handleSure = () =>
    void action.run({
      name: `back ${shift.name}`,
      request: giveBack({ assignment: shift.assignment ?? '' }),
      done: say('volunteers.given_back'),
    })
  return (
    <div className="shift-ways">
      <button
        type="button"
        className="button"
        autoFocus
        aria-disabled={action.busy !== null}
        onClick={handleSure}
      >
        {say('volunteers.give_back_sure')}
      </button>
      <button type="button" className="button line" onClick={onKept}>
        {say('volunteers.cancel_dismiss')}
      </button>
    </div>
  )
}
