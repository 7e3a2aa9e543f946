interface Timetable {
  readonly start_date: string
  readonly end_date: string | null
  readonly start_time: string | null
  readonly end_time: string | null
  readonly registration_end_date: string | null
}

export type TimetableProblem = 'ends_before_it_starts' | 'time_without_start' | 'registration_after_the_end'

interface Span extends Timetable {
  readonly end_date: string
}

function endsTooEarly({ start_date, end_date, start_time, end_time }: Span): boolean {
  if (end_date !== start_date) return end_date < start_date
  return start_time !== null && end_time !== null && end_time <= start_time
}

/** What is wrong with the days and times of an event; null when they make sense. An event without an end lasts a day. */
export function timetableProblem(event: Timetable): TimetableProblem | null {
  const span = { ...event, end_date: event.end_date ?? event.start_date }
  const { start_time, end_time, end_date, registration_end_date } = span
  if (endsTooEarly(span)) return 'ends_before_it_starts'
  if (end_time !== null && start_time === null) return 'time_without_start'
  if (registration_end_date !== null && registration_end_date > end_date) return 'registration_after_the_end'
  return null
}
