import {
  logoFacebook,
  logoInstagram,
  logoLinkedin,
  logoPinterest,
  logoTwitter,
  logoYoutube,
} from 'ionicons/icons'
import type { SocialLinkName, WebsiteSettings } from '#client'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './footer.module.css'

const icons: Record<SocialLinkName, string> = {
  facebook_link: logoFacebook,
  instagram_link: logoInstagram,
  youtube_link: logoYoutube,
  linked_in: logoLinkedin,
  twitter_link: logoTwitter,
  pinterest_link: logoPinterest,
}

export function SocialLinks({ settings }: { settings: WebsiteSettings }) {
  const t = useTranslate()
  const links = socialLinks(settings)
  if (links.length === 0) return null
  const label = (network: string) =>
    `${t('shell.network_link', { site: settings.site_name, network })} (${t('shell.opens_in_new_tab')})`
  return (
    <ul className={styles.social} aria-label={t('shell.connect_with_us')}>
      {links.map(({ field, network, href }) => (
        <li key={field}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label(network)}>
            <Icon of={icons[field]} />
          </a>
        </li>
      ))}
    </ul>
  )
}

export interface SocialLink {
  field: SocialLinkName
  network: string
  href: string
}

const networks: readonly [SocialLinkName, string][] = [
  ['facebook_link', 'Facebook'],
  ['instagram_link', 'Instagram'],
  ['youtube_link', 'YouTube'],
  ['linked_in', 'LinkedIn'],
  ['twitter_link', 'Twitter'],
  ['pinterest_link', 'Pinterest'],
]

export function socialLinks(settings: Pick<WebsiteSettings, 'app_settings'>): SocialLink[] {
  return networks.flatMap(([field, network]) => {
    const href = settings.app_settings?.[field]
    return href ? [{ field, network, href }] : []
  })
}
