import type { ReactNode } from 'react'
import type { Bar } from './screen.ts'
import { Canopy } from './canopy.tsx'
import type { FooterItem } from '#client'
import { useSiteChrome } from '../data/site.ts'
import { useVisit } from '../data/visit.ts'
import { useTranslate } from '../language/text.ts'
import { Logo } from '../ui/brand/brand-marks.tsx'
import { SiteLink } from '../ui/link/site-link.tsx'
import { logoAndroid, logoApple } from 'ionicons/icons'
import { textIn } from '../data/content.ts'
import { Icon } from '../ui/icon.tsx'
import { footerParts, linksOf, footerItemText } from './footer/footer-parts.ts'
import { SocialLinks } from './footer/social-links.tsx'
import type { ScrollState } from './scroll-state.ts'
import styles from './footer/footer.module.css'

interface Props {
  bar: Bar
  scroll: ScrollState
  isMain: boolean
  children: ReactNode
}

export function Frame({ bar, scroll, isMain, children }: Props) {
  return (
    <div className="page">
      <Canopy bar={bar} scroll={scroll} tag={isMain ? 'header' : 'div'} />
      {isMain ? (
        <main id="content" className="page-body" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <div className="page-body">{children}</div>
      )}
      <Footer tag={isMain ? 'footer' : 'div'} />
    </div>
  )
}

function Footer({ tag: Tag }: { tag: 'footer' | 'div' }) {
  const t = useTranslate()
  const { today } = useVisit()
  const { settings, footerItems } = useSiteChrome()
  const parts = footerParts(footerItems)
  return (
    <Tag className={styles.footer}>
      <div className="wrap">
        <div className={styles.footerColumns}>
          <div>
            <Logo />
            {settings?.tagline && <p className="small">{settings.tagline}</p>}
            {parts.downloadApp && <AppLinks item={parts.downloadApp} />}
          </div>
          {parts.columns.map((item) => (
            <FooterColumn key={item.section_name} item={item} />
          ))}
        </div>
        <div className={`${styles.footerEnd} small`}>
          <span>
            {t('shell.copyright', { year: today.slice(0, 4), site: settings?.site_name ?? 'Mela' })}
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
      {footerItemText(item) && <p>{footerItemText(item)}</p>}
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

function AppLinks({ item }: { item: FooterItem }) {
  const t = useTranslate()
  const android = textIn(item.content, 'android_link')
  const ios = textIn(item.content, 'ios_link')
  const text = textIn(item.content, 'text')
  if (!android && !ios) return null
  return (
    <>
      <p className="small">{text || t('shell.get_the_app')}</p>
      <div className={`${styles.appLinks} small`}>
        {android && (
          <SiteLink href={android}>
            <Icon of={logoAndroid} isSmall />
            {t('shell.get_android_app')}
          </SiteLink>
        )}
        {ios && (
          <SiteLink href={ios}>
            <Icon of={logoApple} isSmall />
            {t('shell.get_ios_app')}
          </SiteLink>
        )}
      </div>
    </>
  )
}
