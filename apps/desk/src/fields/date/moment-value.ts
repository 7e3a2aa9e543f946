/** A moment in its two fields. */
interface Moment {
  day: string
  time: string
}

/** 'YYYY-MM-DDTHH:MM:SS' as a day and a time; either may still be empty. */
export function readMoment(value: string): Moment {
  // A day that cannot be read may hold the letter itself.
  const at = value.lastIndexOf('T')
  return at === -1 ? { day: value, time: '' } : { day: value.slice(0, at), time: value.slice(at + 1) }
}

/** A day without a time begins at midnight; a time without a day waits for one, and is no moment yet. */
export function writeMoment({ day, time }: Moment): string {
  if (day === '' && time === '') return ''
  return `${day}T${time === '' ? '00:00' : time}`
}
