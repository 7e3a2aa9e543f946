import { useEffect, type ReactNode } from 'react'
import {
  arrowBackOutline,
  bagHandleOutline,
  heartOutline,
  locationOutline,
  menuOutline,
  personOutline,
  searchOutline,
} from 'ionicons/icons'
import { useAccount } from '../data/account.ts'
import { useCartCount } from '../data/cart-count.ts'
import { useChosenPlace } from '../data/chosen-place.ts'
import { useTranslate } from '../language/text.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/brand/brand-marks.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useShellActions } from '../ui/shell-actions.ts'
import { Fetched } from './fetched.tsx'
import type { Bar } from './screen.ts'
import { useSiteChrome } from '../data/site.ts'
import { useVisit } from '../data/visit.ts'
import { SiteLink } from '../ui/link/site-link.tsx'
import { headerItems } from './menu/header-items.ts'
import type { ScrollState } from './scroll-state.ts'
import styles from './canopy.module.css'

/** Maximum number of links beside the search field; the side menu has all of them. */
const mostLinks = 5

function HeaderLinks() {
  const t = useTranslate()
  const { path } = useVisit()
  const { settings, menus } = useSiteChrome()
  const items = headerItems(menus, settings?.additional_menus).slice(0, mostLinks)
  return (
    <nav aria-label={t('shell.menu')}>
      {items.map((item) => (
        <SiteLink
          key={item.redirect_url + item.menu_label}
          href={item.redirect_url}
          aria-current={isWithin(path, item.redirect_url) ? 'page' : undefined}
        >
          {item.menu_label}
        </SiteLink>
      ))}
    </nav>
  )
}

/** Returns true when a path belongs to a list: /gallery-detail/x to /gallery, /event-detail/x to /events. */
function isWithin(path: string, target: string): boolean {
  if (target === '/' || target === '') return path === '/'
  if (path === target || path.startsWith(`${target}/`)) return true
  const family = /^\/(gallery|event)/.exec(path)?.[1]
  return family !== undefined && target.startsWith(`/${family}`)
}

let isFollowed = false

/** Fetches the cart's count when the page is idle; the device's own count is shown at once. */
function followCartWhenIdle(): void {
  if (isFollowed) return
  isFollowed = true
  const start = () =>
    void import('../ui/cart/follow-account.ts').then(
      ({ followCart }) => followCart(),
      () => undefined,
    )
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 10_000 })
  else setTimeout(start, 3000)
}

interface Props {
  bar: Bar
  scroll: ScrollState
  tag: 'header' | 'div'
}

export function Canopy({ bar, scroll, tag: Tag }: Props) {
  const names = [
    styles.canopy,
    scroll.desktop_header ? '' : styles.isAway,
    scroll.mobile_header ? styles.isFixed : '',
  ]
  return (
    <Tag className={names.filter(Boolean).join(' ')}>
      <PhoneBar bar={bar} />
      <WideBar />
    </Tag>
  )
}

function PhoneBar({ bar }: { bar: Bar }) {
  const t = useTranslate()
  return (
    <div className={`${styles.canopyBar} phone-only`}>
      {bar.title === undefined ? (
        <>
          <MenuButton />
          <Logo />
          <span className="spring" />
          <PlaceLink />
          <BellPart />
        </>
      ) : (
        <>
          <BackLink parent={bar.parent} />
          <span className={styles.barTitle}>{t(bar.title)}</span>
        </>
      )}
      {!bar.noSearchIcon && (
        <IconLink href="/search" label={t('shell.search')}>
          <Icon of={searchOutline} />
        </IconLink>
      )}
      <CartLink />
    </div>
  )
}

function WideBar() {
  const t = useTranslate()
  return (
    <div className={`wrap ${styles.canopyWide} desktop-only flex`}>
      <Logo />
      <HeaderLinks />
      <SearchField />
      <PlaceLink />
      <IconLink href="/tabs/wishlist" label={t('shell.wishlist')}>
        <Icon of={heartOutline} />
      </IconLink>
      <BellPart />
      <CartLink />
      <IconLink href="/tabs/my-profile" label={t('shell.account')}>
        <Icon of={personOutline} />
      </IconLink>
      <MenuButton />
    </div>
  )
}

function MenuButton() {
  const t = useTranslate()
  const shell = useShellActions()
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('shell.open_menu')}
      data-pending="menu"
      onClick={shell.openMenu}
    >
      <Icon of={menuOutline} />
    </button>
  )
}

function BackLink({ parent }: { parent: string }) {
  const t = useTranslate()
  return (
    <a className="icon-button" href={parent} aria-label={t('shell.back')} data-back="">
      <Icon of={arrowBackOutline} isMirrored />
    </a>
  )
}

function PlaceLink() {
  const t = useTranslate()
  const { address, city } = useChosenPlace()
  const place = address?.show === 1 ? address.zipcode : (city ?? '')
  const label = place === '' ? t('shell.choose_place') : t('shell.deliver_to', { place })
  return (
    <a className={`icon-button ${styles.placeLink}`} href="/place" aria-label={label}>
      <Icon of={locationOutline} />
      {place !== '' && <span className="numbers">{place}</span>}
    </a>
  )
}

const fetchBell = async () => (await import('../ui/inbox/bell.tsx')).Bell

function BellPart() {
  const account = useAccount()
  return account !== null && <Fetched fetchPart={fetchBell} trigger={account} props={{}} />
}

function CartLink() {
  const t = useTranslate()
  const count = useCartCount()
  useEffect(followCartWhenIdle, [])
  return (
    <IconLink href="/yourcart" label={count === 0 ? t('shell.cart') : t('shell.cart_count', { count })}>
      <Icon of={bagHandleOutline} />
      {count > 0 && <span className="counter">{count > 99 ? '99+' : count}</span>}
    </IconLink>
  )
}

function IconLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a className="icon-button" href={href} aria-label={label}>
      {children}
    </a>
  )
}
