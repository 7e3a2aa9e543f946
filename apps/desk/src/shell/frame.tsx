import { Drawer, Combobox, Modal, TextInput, useCombobox } from '@mantine/core'
import { useState, useEffect } from 'react'
import { Link, Outlet, ScrollRestoration, useNavigate } from 'react-router-dom'
import { useTypes, useWatchedRights, useWorkedWithTypes } from '../data/document/desk-types.ts'
import { toMelaError } from '../data/query-client.ts'
import type { Session } from '../data/user/session.ts'
import { inSentence } from '../language/in-sentence.ts'
import { useTranslate } from '../language/translate.ts'
import { LogoMark, Icon } from '../ui/icon.tsx'
import { Failed, NotAllowed, Skeleton } from '../ui/states.tsx'
import { SideNav } from './side-nav.tsx'
import { TopBar } from './top-bar.tsx'
import { searchOutline } from 'ionicons/icons'
import { menuGroupLabels } from '../ui/menu-group-labels.ts'
import { homeIcon, moneyIcon, typeIcon } from '../ui/type-icons.ts'
import { findPlaces, placesOf, type Place } from './find-places.ts'
import styles from './desk-shell.module.css'
import sideNavStyles from './side-nav.module.css'

function Logo({ onGo }: { onGo?: () => void }) {
  const t = useTranslate()
  return (
    <div className={sideNavStyles.sideCanopy}>
      <Link className="logo" to="/" onClick={onGo}>
        <LogoMark />
        <span className={sideNavStyles.label}>{t('desk.title')}</span>
      </Link>
    </div>
  )
}

function PageBody() {
  const { data, error, refetch } = useTypes()
  if (error) return <Failed isPage error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={6} height={60} />
  return data.length === 0 ? <NotAllowed /> : <Outlet />
}

export function Frame({ session }: { session: Session }) {
  const t = useTranslate()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isFinding, setFinding] = useState(false)
  useWatchedRights()
  useFinderKey(() => setFinding(true))
  const closeMenu = () => setMenuOpen(false)
  return (
    <div className={styles.desk}>
      <a className={styles.skipLink} href="#page">
        {t('shell.skip_to_content')}
      </a>
      <aside className={sideNavStyles.side} aria-label={t('desk.title')}>
        <Logo />
        <SideNav />
      </aside>
      <Drawer.Root opened={isMenuOpen} onClose={closeMenu} size={280} padding={0}>
        <Drawer.Overlay />
        <Drawer.Content className={sideNavStyles.sideDrawer} aria-label={t('shell.menu')}>
          <Drawer.Body>
            <Logo onGo={closeMenu} />
            <SideNav onGo={closeMenu} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <div className={styles.deskPage}>
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

function useFinderKey(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isFinder = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      if (!isFinder) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [open])
}

interface Props {
  onClose: () => void
}

function Finder({ onClose }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const combobox = useCombobox({ opened: true })
  const types = useWorkedWithTypes()
  const home: Place = { path: '/', label: t('desk.home'), note: '', icon: homeIcon, also: '' }
  const places = placesOf(types, {
    note: (group) => t(menuGroupLabels[group]),
    create: (doctype) => t('desk.new_document', { doctype: inSentence(doctype) }),
    icon: typeIcon,
  })
  const money: Place[] = types.some(({ name }) => name === 'Payment')
    ? [{ path: '/money', label: t('desk.money_overview'), note: '', icon: moneyIcon, also: '' }]
    : []
  const found = findPlaces([home, ...money, ...places], typed)
  const { selectFirstOption } = combobox
  // The first option is always selected for Enter.
  useEffect(() => void selectFirstOption(), [typed, selectFirstOption])

  const handleGo = (path: string) => {
    onClose()
    void navigate(path)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={handleGo}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          aria-label={t('desk.find_type')}
          placeholder={t('desk.find_type')}
          leftSection={<Icon of={searchOutline} isSmall />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // The list is always open, so the dialog does not receive this key.
            if (event.key === 'Escape') onClose()
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={`options-box ${styles.finderOptions}`} aria-label={t('desk.find_type')}>
        {found.map(({ path, label, note, icon }) => (
          <Combobox.Option key={path} value={path}>
            <span className="finder-line">
              <Icon of={icon} isSmall />
              <span className="grow">{label}</span>
              <span className="option-name">{note}</span>
            </span>
          </Combobox.Option>
        ))}
        {found.length === 0 && <Combobox.Empty>{t('desk.nothing_found')}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox>
  )
}

function TypeFinder({ isOpen, onClose }: Props & { isOpen: boolean }) {
  const t = useTranslate()
  return (
    <Modal.Root opened={isOpen} onClose={onClose} yOffset="12vh" padding={12}>
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label={t('desk.find_type')}>
        <Modal.Body>
          <Finder onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
