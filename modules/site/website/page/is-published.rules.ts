interface Publishable {
  readonly published: 0 | 1
  readonly publish_on: string | null
}

/** The clock of a zone as documents write it, 'YYYY-MM-DD HH:MM:SS'. */
function clockIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  )
}

/** True once a page may be seen: it is published, and its moment, written in the site's zone, has come. */
export function isPublished({ published, publish_on }: Publishable, now: Date, timeZone: string): boolean {
  return published === 1 && (publish_on === null || publish_on.slice(0, 19) <= clockIn(timeZone, now))
}
