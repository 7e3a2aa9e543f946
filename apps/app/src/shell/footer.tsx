import type { FooterItem } from '#client'
import { useSiteChrome } from '../data/site.ts'
import { useVisit } from '../data/visit.ts'
import { useSay } from '../language/text.ts'
import { Logo } from '../ui/logo.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { AppLinks } from './app-links.tsx'
import { footerParts, linksOf, textOf } from './footer-parts.ts'
import { SocialLinks } from './social-links.tsx'

export function Footer({ tag: Tag }: { tag: 'footer' | 'div' }) {
  const say = useSay()
  const { today } = useVisit()
  const { settings, footerItems } = useSiteChrome()
  const parts = footerParts(footerItems)
  return (
    <Tag className="footer">
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <Logo />
            {settings?.tagline && <p className="small">{settings.tagline}</p>}
            {parts.downloadApp && <AppLinks item={parts.downloadApp} />}
          </div>
          {parts.columns.map((item) => (
            <FooterColumn key={item.section_name} item={item} />
          ))}
        </div>
        <div className="footer-end small">
          <span>
            {say('shell.copyright', { year: today.slice(0, 4), site: settings?.site_name ?? 'Mela' })}
          </span>
          <span className="spring" />
          {parts.hasSocialLinks && settings && <SocialLinks settings={settings} />}
        </div>
      </div>
    </Tag>
  )
}

function FooterColumn({ item }: { item: FooterItem }) {
  return (
    <div className="small">
      <h2>{item.section_name}</h2>
      {textOf(item) && <p>{textOf(item)}</p>}
      <ul>
        {linksOf(item).map((link) => (
          <li key={link.redirect_url + link.label}>
            <SiteLink href={link.redirect_url}>{link.label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
