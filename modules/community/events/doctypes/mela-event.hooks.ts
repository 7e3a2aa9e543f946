import type { Doc } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { isTimeZone } from '#site/website'
import { eventErrors } from '../errors.ts'
import { timetableProblem } from '../rules/timetable.ts'
import { hasWrongAges } from '../rules/ticket-ages.ts'
import { MelaEvent } from './mela-event.doctype.ts'

type Event = Doc<typeof MelaEvent>

export const melaEventHooks = hooks(MelaEvent, {
  beforeSave({ document }) {
    const timed = { ...document, end_date: document.end_date ?? document.start_date }
    refuseWrongTimes(timed)
    refuseWrongTickets(timed)
    return { end_date: timed.end_date, registration_label: labelOf(timed) }
  },
})

function refuseWrongTimes(event: Event): void {
  const problem = event.start_date ? timetableProblem(event) : null
  if (problem !== null) throw eventErrors[problem]()
  if (event.time_zone && !isTimeZone(event.time_zone)) throw eventErrors.unknown_time_zone(event.time_zone)
}

function refuseWrongTickets({ ticket_types }: Event): void {
  const wrong = ticket_types.find(hasWrongAges)
  if (wrong) throw eventErrors.ages_upside_down(wrong.label)
  const labels = ticket_types.map(({ label }) => label)
  const doubled = labels.find((label, index) => labels.indexOf(label) !== index)
  if (doubled) throw eventErrors.ticket_twice(doubled)
}

/** A label without a link would be a button that leads nowhere. */
function labelOf({ registration_link, registration_label }: Event): string | null {
  return registration_link ? registration_label : null
}
