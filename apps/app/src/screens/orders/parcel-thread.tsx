import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { shortDay } from '../../ui/date-text.ts'
import { StepThread } from '../../ui/form/step-thread.tsx'
import type { OrderParcel } from './order-calls.ts'
import { stepsOf } from './parcel-steps.ts'

/** The steps of a parcel as a thread woven round those that are done, and in words what comes next. */
export function ParcelThread({ parcel, placedAt }: { parcel: OrderParcel; placedAt: string }) {
  const say = useSay()
  const { language } = useVisit()
  const { steps, current } = stepsOf(parcel, placedAt)
  const count = steps.length
  const here = steps[current]
  const next = steps[current + 1]
  if (!here) return null
  return (
    <div className="order-thread">
      <StepThread count={count} current={next ? current : count} />
      <p className="mid">
        {say('orders.step_of', { step: current + 1, count, name: say(here.label) })}
        {here.at && <span className="dim">, {shortDay(here.at, language)}</span>}
      </p>
      {next && <p className="small dim">{say('orders.next', { name: say(next.label) })}</p>}
    </div>
  )
}
