import type { WebsiteSettings } from '#client'

/** The organisation's pages on other networks, those that are set. */
export function socialAddresses(settings: Pick<WebsiteSettings, 'app_settings'>): string[] {
  return Object.values(settings.app_settings ?? {})
    .filter((address) => address !== null)
    .filter(Boolean)
}
