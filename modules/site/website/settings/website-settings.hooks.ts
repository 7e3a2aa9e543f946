import { hooks } from '#framework/documents'
import { isHexColour } from '#design/brand'
import { websiteErrors } from '../errors.ts'
import { WebsiteSettings } from './website-settings.doctype.ts'

export const websiteSettingsHooks = hooks(WebsiteSettings, {
  beforeSave({ document }) {
    const { brand_colour, time_zone, reference_sites } = document
    if (brand_colour !== null && !isHexColour(brand_colour)) throw websiteErrors.not_a_colour(brand_colour)
    if (!isTimeZone(time_zone)) throw websiteErrors.not_a_time_zone(time_zone)
    return { reference_sites: reference_sites.map((site) => ({ ...site, host: acceptedHost(site.host) })) }
  },
})

/** Required fields are checked after the hook. */
function acceptedHost(text: string | null): string {
  if (text === null) return ''
  const host = hostOf(text)
  if (host === null) throw websiteErrors.not_a_host(text)
  return host
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** Extracts a host: 'https://Partner.example.org/page' becomes 'partner.example.org'; null for an invalid one. */
export function hostOf(text: string): string | null {
  const [host = ''] = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/:?#]/, 1)
  return HOST.test(host) ? host : null
}
