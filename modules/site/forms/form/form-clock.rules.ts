const DAY = 24 * 60 * 60 * 1000

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs a hundred times what using it costs. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formatters.set(timeZone, known)
  return known
}

/** The clock of a zone as documents write it, 'YYYY-MM-DD HH:MM:SS'. */
export function clockIn(timeZone: string, moment: Date): string {
  return formatterFor(timeZone).format(moment)
}

/** The same so many days on. */
export function daysAfter(timeZone: string, moment: Date, days: number): string {
  return clockIn(timeZone, new Date(moment.getTime() + days * DAY))
}

/** Whether a moment of a document has come. */
export function hasCome(moment: string | null, clock: string): boolean {
  return moment !== null && moment.slice(0, 19) <= clock
}
