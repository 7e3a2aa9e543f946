import { Drawer } from '@mantine/core'
import { useState } from 'react'
import { Link, Outlet, ScrollRestoration } from 'react-router-dom'
import { useTypes, useWatchedRights } from '../data/desk-types.ts'
import { asMelaError } from '../data/query-client.ts'
import type { Session } from '../data/session.ts'
import { useSay } from '../language/say.ts'
import { Mark } from '../ui/drawn.tsx'
import { Failed, NotAllowed } from '../ui/failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SideNav } from './side-nav.tsx'
import { TopBar } from './top-bar.tsx'
import { TypeFinder } from './type-finder.tsx'
import { useFinderKey } from './use-finder-key.ts'

function Logo({ onGo }: { onGo?: () => void }) {
  const say = useSay()
  return (
    <div className="side-canopy">
      <Link className="logo" to="/" onClick={onGo}>
        <Mark />
        <span className="label">{say('desk.title')}</span>
      </Link>
    </div>
  )
}

function PageBody() {
  const { data, error, refetch } = useTypes()
  if (error) return <Failed isPage error={asMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={6} height={60} />
  return data.length === 0 ? <NotAllowed /> : <Outlet />
}

/** Canopy and menu at the side, search and account above, the page in the middle. */
export function Frame({ session }: { session: Session }) {
  const say = useSay()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isFinding, setFinding] = useState(false)
  useWatchedRights()
  useFinderKey(() => setFinding(true))
  const closeMenu = () => setMenuOpen(false)
  return (
    <div className="desk">
      <a className="skip-link" href="#page">
        {say('shell.skip_to_content')}
      </a>
      <aside className="side" aria-label={say('desk.title')}>
        <Logo />
        <SideNav />
      </aside>
      <Drawer.Root opened={isMenuOpen} onClose={closeMenu} size={280} padding={0}>
        <Drawer.Overlay />
        <Drawer.Content className="side-drawer" aria-label={say('shell.menu')}>
          <Drawer.Body>
            <Logo onGo={closeMenu} />
            <SideNav onGo={closeMenu} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <div className="desk-page">
        <TopBar session={session} onMenu={() => setMenuOpen(true)} onFind={() => setFinding(true)} />
        <main id="page" tabIndex={-1}>
          <PageBody />
          <div id="overlays" />
        </main>
      </div>
      <TypeFinder isOpen={isFinding} onClose={() => setFinding(false)} />
      <ScrollRestoration />
    </div>
  )
}
