import type { SocialLinkName, WebsiteSettings } from '#client'

export interface SocialLink {
  field: SocialLinkName
  network: string
  href: string
}

/** Names of the networks; they are names, so no language changes them. */
const networks: readonly [SocialLinkName, string][] = [
  ['facebook_link', 'Facebook'],
  ['instagram_link', 'Instagram'],
  ['youtube_link', 'YouTube'],
  ['linked_in', 'LinkedIn'],
  ['twitter_link', 'Twitter'],
  ['pinterest_link', 'Pinterest'],
]

/** Only the links that are set, in the order of the specification. */
export function socialLinks(settings: Pick<WebsiteSettings, 'app_settings'>): SocialLink[] {
  return networks.flatMap(([field, network]) => {
    const href = settings.app_settings?.[field]
    return href ? [{ field, network, href }] : []
  })
}
