import type { Site } from '#framework/context'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'

/** A moment on the site's clocks, as marks carry it: 'YYYY-MM-DD HH:MM:SS.mmm000'. */
function siteTime(site: Pick<Site, 'settings'>, moment: Date): string {
  const milliseconds = String(moment.getUTCMilliseconds()).padStart(3, '0')
  return `${datetimeIn(site.settings.timeZone, moment)}.${milliseconds}000`
}

/** When this piece of work began, on the site's clocks. */
export const siteNow = (documents: Documents, site: Pick<Site, 'settings'>): string =>
  siteTime(site, documents.now)

/** Marks of a transaction that is older than this are there to be read: what arrives later is told by the next call. */
const OVERLAP_MS = 60_000

/** From when on a door asks the next time. */
export const siteCursor = (documents: Documents, site: Pick<Site, 'settings'>): string =>
  siteTime(site, new Date(documents.now.getTime() - OVERLAP_MS))
