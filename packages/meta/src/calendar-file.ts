/** Event data for a calendar; days are 'YYYY-MM-DD', times 'HH:MM:SS' in the event's time zone. */
export interface CalendarEvent {
  readonly name: string
  readonly title: string
  readonly short_description?: string | null
  readonly start_date: string
  /** Null for an event of one day. */
  readonly end_date?: string | null
  readonly start_time?: string | null
  readonly end_time?: string | null
  readonly time_zone: string
  readonly venue?: string | null
}

/** An event as an iCalendar file (RFC 5545). `stamp` is the time of writing; `address` is the event's page. */
export function calendarFile(event: CalendarEvent, address: string, stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mela//Events//EN',
    'BEGIN:VEVENT',
    `UID:${escape(event.name)}@${new URL(address).host}`,
    `DTSTAMP:${utc(stamp)}`,
    ...times(event),
    `SUMMARY:${escape(event.title)}`,
    ...(event.short_description ? [`DESCRIPTION:${escape(event.short_description)}`] : []),
    ...(event.venue ? [`LOCATION:${escape(event.venue)}`] : []),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const lastDayOf = ({ end_date, start_date }: CalendarEvent): string => end_date ?? start_date

function times(event: CalendarEvent): string[] {
  if (!event.start_time) {
    return [
      `DTSTART;VALUE=DATE:${digits(event.start_date)}`,
      `DTEND;VALUE=DATE:${digits(dayAfter(lastDayOf(event)))}`,
    ]
  }
  const zone = event.time_zone
  const end = event.end_time ?? event.start_time
  return [
    `DTSTART:${utc(momentIn(zone, event.start_date, event.start_time))}`,
    `DTEND:${utc(momentIn(zone, lastDayOf(event), end))}`,
  ]
}

/** Converts a local day and time of a zone. Exact except within an hour of a clock change. */
export function momentIn(zone: string, day: string, time: string): Date {
  const asUtc = new Date(`${day}T${time.padStart(8, '0').slice(0, 8)}Z`)
  return new Date(asUtc.getTime() - offsetOf(zone, asUtc))
}

function offsetOf(zone: string, moment: Date): number {
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const
  const shown = new Intl.DateTimeFormat('sv-SE', options).format(moment)
  return new Date(`${shown.replace(' ', 'T')}Z`).getTime() - moment.getTime()
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

const digits = (day: string): string => day.replaceAll('-', '')
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const longestLine = 60

/** Lines are folded well below the format's 75 bytes, because a Tamil letter takes three. */
function folded(line: string): string {
  const letters = [...line]
  const perLine = /^[\x20-\x7e]*$/.test(line) ? longestLine : Math.floor(longestLine / 3)
  const segments: string[] = []
  for (let start = 0; start < letters.length; start += perLine) {
    segments.push(letters.slice(start, start + perLine).join(''))
  }
  return segments.join('\r\n ')
}
