import { hooks } from '#framework/documents'
import { isHexColour } from '#design/brand'
import { websiteErrors } from '../errors.ts'
import { hostOf } from './host.rules.ts'
import { WebsiteSettings } from './website-settings.doctype.ts'

export const websiteSettingsHooks = hooks(WebsiteSettings, {
  beforeSave({ document }) {
    const { brand_colour, time_zone, reference_sites } = document
    if (brand_colour !== null && !isHexColour(brand_colour)) throw websiteErrors.not_a_colour(brand_colour)
    if (!isTimeZone(time_zone)) throw websiteErrors.not_a_time_zone(time_zone)
    return { reference_sites: reference_sites.map((site) => ({ ...site, host: acceptedHost(site.host) })) }
  },
})

/** What is missing is told after us. */
function acceptedHost(text: string | null): string {
  if (text === null) return ''
  const host = hostOf(text)
  if (host === null) throw websiteErrors.not_a_host(text)
  return host
}

/** True for a time zone that dates can be shown in. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
