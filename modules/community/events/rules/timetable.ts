interface Timetable {
  readonly start_date: string
  readonly end_date: string | null
  readonly start_time: string | null
  readonly end_time: string | null
  readonly registration_end_date: string | null
}

export type TimetableProblem = 'ends_before_it_starts' | 'time_without_start' | 'registration_after_the_end'

/** What is wrong with the days and times of an event; null when they make sense. An event without an end lasts a day. */
export function timetableProblem(event: Timetable): TimetableProblem | null {
  const { start_date, start_time, end_time, registration_end_date } = event
  const end_date = event.end_date ?? start_date
  if (end_date < start_date) return 'ends_before_it_starts'
  if (end_time !== null && start_time === null) return 'time_without_start'
  if (end_date === start_date && end_time !== null && start_time !== null && end_time <= start_time)
    return 'ends_before_it_starts'
  if (registration_end_date !== null && registration_end_date > end_date) return 'registration_after_the_end'
  return null
}
