import { useId, useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { clockText } from '../../ui/date-text.ts'
import { FieldFrame } from '../../ui/form/field-frame.tsx'
import type { Action } from './use-action.ts'
import { clock, type Shift } from './volunteer-calls.ts'

/** To begin and to end: with the code at the door, or by a word of one's own. */
export function ClockPart({ shift, action }: { shift: Shift; action: Action }) {
  const say = useSay()
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
    const done = direction === 'in' ? '' : say('volunteers.clock_done')
    if (await action.run({ name: `clock ${name}`, request, done })) setCode('')
  }
  return (
    <div className="stack">
      {clocked_in_at !== null && (
        <p>{say('volunteers.clocked_in', { time: clockText(clocked_in_at.slice(11, 19), language) })}</p>
      )}
      <FieldFrame
        id={id}
        label={say('volunteers.code')}
        help={say('volunteers.code_help')}
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
        {say(direction === 'in' ? 'volunteers.clock_in' : 'volunteers.clock_out')}
      </button>
    </div>
  )
}
