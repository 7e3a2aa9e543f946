export type FormState = 'open' | 'not open yet' | 'closed' | 'sign in' | 'full'

interface Openable {
  readonly login_required: 0 | 1
  readonly opens_on: string | null
  readonly closes_on: string | null
}

/** Returns a published form's state at a local time; ignores the submission limit. */
export function formState(form: Openable, clock: string, isSignedIn: boolean): FormState {
  if (form.opens_on !== null && !hasCome(form.opens_on, clock)) return 'not open yet'
  if (hasCome(form.closes_on, clock)) return 'closed'
  return form.login_required === 1 && !isSignedIn ? 'sign in' : 'open'
}

const DAY = 24 * 60 * 60 * 1000

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter costs a hundred times its use. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formatters.set(timeZone, known)
  return known
}

/** Formats a time in a zone: 'YYYY-MM-DD HH:MM:SS'. */
export function clockIn(timeZone: string, moment: Date): string {
  return formatterFor(timeZone).format(moment)
}

export function daysAfter(timeZone: string, moment: Date, days: number): string {
  return clockIn(timeZone, new Date(moment.getTime() + days * DAY))
}

export function hasCome(moment: string | null, clock: string): boolean {
  return moment !== null && moment.slice(0, 19) <= clock
}
