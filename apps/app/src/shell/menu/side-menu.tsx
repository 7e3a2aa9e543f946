import { IonMenu } from '@ionic/react'
import { Suspense, useEffect, useRef } from 'react'
import { closeOutline, chevronDownOutline } from 'ionicons/icons'
import { useAccount } from '../../data/account.ts'
import { useSettings, useSiteChrome } from '../../data/site.ts'
import { fetchDevanagariWhenIdle } from '../../language/devanagari.ts'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/brand/brand-marks.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { Fetched } from '../fetched.tsx'
import { LanguageChoices, ThemeChoices } from './preferences.tsx'
import { useLocation } from 'react-router-dom'
import type { MenuItem } from '#client'
import { headerItems } from './header-items.ts'
import { otherEntries } from './menu-entries.ts'
import { policyLinks } from '../footer/policy-links.ts'
import { socialLinks, SocialLinks } from '../footer/social-links.tsx'
import styles from '../../ui/menu/menu.module.css'

interface Props {
  isOpen: boolean
  onClosed: () => void
}

export function SideMenu({ isOpen, onClosed }: Props) {
  const t = useTranslate()
  const isWide = useIsWide()
  const { closeMenu } = useShellActions()
  const menu = useRef<HTMLIonMenuElement>(null)
  useEffect(fetchDevanagariWhenIdle, [])
  useEffect(() => whenReady(() => void bring(menu.current, isOpen)), [isOpen])
  return (
    <IonMenu
      ref={menu}
      contentId="pages"
      side={isWide ? 'end' : 'start'}
      type="overlay"
      aria-label={t('shell.menu')}
      onIonDidClose={onClosed}
    >
      <div className={styles.sideMenu}>
        <div className={styles.sideMenuScroll}>
          <div className={styles.sideMenuHead}>
            <Logo />
            <button
              type="button"
              className="icon-button"
              aria-label={t('shell.close_menu')}
              onClick={closeMenu}
            >
              <Icon of={closeOutline} />
            </button>
          </div>
          <MenuEntries />
          <InboxPart />
          <CheckInSection />
          <h2>{t('shell.theme')}</h2>
          <ThemeChoices />
          <h2>{t('shell.language')}</h2>
          <LanguageChoices />
          <Connect />
          {!isWide && <Policies />}
        </div>
        {!isWide && <PhoneEnd />}
      </div>
    </IonMenu>
  )
}

const fetchInboxEntry = async () => (await import('../../ui/inbox/inbox-entry.tsx')).InboxEntry

function InboxPart() {
  const account = useAccount()
  return (
    <Suspense>
      {account !== null && <Fetched fetchPart={fetchInboxEntry} trigger={account} props={{}} />}
    </Suspense>
  )
}

const fetchCheckInEntry = async () =>
  (await import('../../screens/check-in/check-in-menu-entry.tsx')).CheckInMenuEntry

function CheckInSection() {
  return (
    <Suspense>
      <Fetched fetchPart={fetchCheckInEntry} trigger={useAccount()} props={{}} />
    </Suspense>
  )
}

/** Opens or closes the menu. A closed menu is not closed again, because closing moves the focus. */
async function bring(menu: HTMLIonMenuElement | null, isOpen: boolean): Promise<void> {
  if (!menu || (await menu.isOpen()) === isOpen) return
  await menu[isOpen ? 'open' : 'close']()
}

/** Waits two frames: a custom element responds only then after it was added. */
function whenReady(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}

function Connect() {
  const t = useTranslate()
  const settings = useSettings()
  if (!settings || socialLinks(settings).length === 0) return null
  return (
    <>
      <h2>{t('shell.connect_with_us')}</h2>
      <SocialLinks settings={settings} />
    </>
  )
}

function Policies() {
  const t = useTranslate()
  const links = policyLinks(useSiteChrome().footerItems)
  if (links.length === 0) return null
  return (
    <>
      <h2>{t('shell.policies')}</h2>
      <ul className={styles.sideMenuEntries}>
        {links.map(({ label, redirect_url }) => (
          <li key={redirect_url}>
            <SiteLink href={redirect_url}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function PhoneEnd() {
  const t = useTranslate()
  return (
    <div className={styles.sideMenuEnd}>
      <a className="button" href="/register-form/student-volunteer">
        {t('shell.be_a_volunteer')}
      </a>
      <a className="button line" href="/register-form/student">
        {t('shell.student_registration')}
      </a>
    </div>
  )
}

function MenuEntries() {
  const t = useTranslate()
  const { settings, menus } = useSiteChrome()
  const items = headerItems(menus, settings?.additional_menus)
  const flagged = otherEntries(items, settings).map(({ label, path }): MenuItem => ({
    menu_label: t(label),
    redirect_url: path,
    icon: null,
    child_menu: [],
  }))
  return (
    <>
      {items.length > 0 && <Items items={items} />}
      {items.length > 0 && flagged.length > 0 && <h2>{t('shell.shop_and_account')}</h2>}
      {flagged.length > 0 && <Items items={flagged} />}
    </>
  )
}

function Items({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className={styles.sideMenuEntries}>
      {items.map((item) => (
        <li key={item.redirect_url + item.menu_label}>
          {item.child_menu.length > 0 ? <Group item={item} /> : <Entry item={item} />}
        </li>
      ))}
    </ul>
  )
}

function Entry({ item }: { item: MenuItem }) {
  const { pathname } = useLocation()
  return (
    <SiteLink href={item.redirect_url} aria-current={pathname === item.redirect_url ? 'page' : undefined}>
      {item.menu_label}
    </SiteLink>
  )
}

function Group({ item }: { item: MenuItem }) {
  const own = item.redirect_url ? [{ ...item, child_menu: [] }] : []
  return (
    <details>
      <summary>
        {item.menu_label}
        <Icon of={chevronDownOutline} isSmall />
      </summary>
      <Items items={[...own, ...item.child_menu]} />
    </details>
  )
}
