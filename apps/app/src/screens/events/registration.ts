import type { EventDocument } from '#client'
import { lastDayOf } from '../../ui/date-text.ts'

export type Registration =
  | { kind: 'closed' }
  /** The organiser takes registrations elsewhere, under a label of the organiser's own. */
  | { kind: 'elsewhere'; href: string; label: string | null }
  | { kind: 'here'; href: string }

type Facts = Pick<
  EventDocument,
  'name' | 'start_date' | 'end_date' | 'registration_end_date' | 'registration_link' | 'registration_label'
>

/** How a family registers today: the last day counts, and nobody registers for what is over. */
export function registrationOf(event: Facts, today: string): Registration {
  const lastDay = event.registration_end_date ?? lastDayOf(event)
  if (lastDay < today || lastDayOf(event) < today) return { kind: 'closed' }
  if (event.registration_link) {
    return { kind: 'elsewhere', href: event.registration_link, label: event.registration_label ?? null }
  }
  return { kind: 'here', href: `/event-registration-form/${encodeURIComponent(event.name)}` }
}
