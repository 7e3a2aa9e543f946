interface Fetched {
  as_of: string
  fetched_at: number
}

/**
 * What the site's clocks show now, 'YYYY-MM-DD HH:MM:SS.ffffff': what they showed when the list came, and what has passed
 * on this device since. A device whose clock is wrong notes down right times all the same.
 */
export function siteTimeAt({ as_of, fetched_at }: Fetched, now: number): string {
  const then = Date.parse(`${as_of.slice(0, 23).replace(' ', 'T')}Z`)
  const moment = new Date(then + Math.max(0, now - fetched_at)).toISOString()
  return `${moment.slice(0, 23).replace('T', ' ')}000`
}

/** The hour and minute of a moment on the site's clocks, 'HH:MM:SS'. */
export const timeOf = (moment: string): string => moment.slice(11, 19)
