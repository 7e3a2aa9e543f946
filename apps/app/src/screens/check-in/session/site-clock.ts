interface Fetched {
  as_of: string
  fetched_at: number
}

/**
 * Returns the site's time as 'YYYY-MM-DD HH:MM:SS.ffffff': the time at the fetch plus the time passed on this device. A
 * wrong device clock does not affect it.
 */
export function siteTimeAt({ as_of, fetched_at }: Fetched, now: number): string {
  const then = Date.parse(`${as_of.slice(0, 23).replace(' ', 'T')}Z`)
  const moment = new Date(then + Math.max(0, now - fetched_at)).toISOString()
  return `${moment.slice(0, 23).replace('T', ' ')}000`
}

/** Returns the time of a moment on the site's clock, 'HH:MM:SS'. */
export const timeOf = (moment: string): string => moment.slice(11, 19)
