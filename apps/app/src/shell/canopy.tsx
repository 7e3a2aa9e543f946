import type { ReactNode } from 'react'
import {
  arrowBackOutline,
  bagHandleOutline,
  heartOutline,
  menuOutline,
  personOutline,
  searchOutline,
} from 'ionicons/icons'
import { useSay } from '../language/text.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useShellActions } from '../ui/shell-actions.ts'
import type { Bar } from './bar.ts'
import { HeaderLinks } from './header-links.tsx'
import type { ScrollState } from './scroll-state.ts'

interface Props {
  bar: Bar
  scroll: ScrollState
  tag: 'header' | 'div'
}

/** The header: a bar on phones, which leaves with the page and comes back fixed, and a wide one on desktops. */
export function Canopy({ bar, scroll, tag: Tag }: Props) {
  const names = ['canopy', scroll.desktop_header ? '' : 'is-away', scroll.mobile_header ? 'is-fixed' : '']
  return (
    <Tag className={names.filter(Boolean).join(' ')}>
      <PhoneBar bar={bar} />
      <WideBar />
    </Tag>
  )
}

function PhoneBar({ bar }: { bar: Bar }) {
  const say = useSay()
  return (
    <div className="canopy-bar phone-only">
      {bar.title === undefined ? (
        <>
          <MenuButton />
          <Logo />
          <span className="spring" />
        </>
      ) : (
        <>
          <BackLink parent={bar.parent} />
          <span className="bar-title">{say(bar.title)}</span>
        </>
      )}
      {!bar.noSearchIcon && (
        <IconLink href="/search" label={say('shell.search')}>
          <Icon of={searchOutline} />
        </IconLink>
      )}
      <IconLink href="/yourcart" label={say('shell.cart')}>
        <Icon of={bagHandleOutline} />
      </IconLink>
    </div>
  )
}

function WideBar() {
  const say = useSay()
  return (
    <div className="wrap canopy-wide desktop-only flex">
      <Logo />
      <HeaderLinks />
      <SearchField />
      <IconLink href="/tabs/wishlist" label={say('shell.wishlist')}>
        <Icon of={heartOutline} />
      </IconLink>
      <IconLink href="/yourcart" label={say('shell.cart')}>
        <Icon of={bagHandleOutline} />
      </IconLink>
      <IconLink href="/tabs/my-profile" label={say('shell.account')}>
        <Icon of={personOutline} />
      </IconLink>
      <MenuButton />
    </div>
  )
}

function MenuButton() {
  const say = useSay()
  const shell = useShellActions()
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={say('shell.open_menu')}
      data-pending="menu"
      onClick={shell.openMenu}
    >
      <Icon of={menuOutline} />
    </button>
  )
}

function BackLink({ parent }: { parent: string }) {
  const say = useSay()
  return (
    <a className="icon-button" href={parent} aria-label={say('shell.back')} data-back="">
      <Icon of={arrowBackOutline} turns />
    </a>
  )
}

function IconLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a className="icon-button" href={href} aria-label={label}>
      {children}
    </a>
  )
}
