import { datetimeIn } from '#meta'

/** The site's wall clock as documents write it: 'YYYY-MM-DD HH:MM:SS'. */
export function siteTime(
  { settings }: { readonly settings: { readonly timeZone: string } },
  { now }: { readonly now: Date },
): string {
  return datetimeIn(settings.timeZone, now)
}
