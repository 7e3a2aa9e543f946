import { useVisit } from '../../../data/visit.ts'
import { shortDay } from '../../../ui/text/date-text.ts'
import { dayOf, hoursOfDay } from './shift-times.ts'
import type { Shift } from '../volunteer-calls.ts'

/** What a shift is, when and where. */
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
