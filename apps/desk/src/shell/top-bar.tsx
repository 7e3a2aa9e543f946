import { menuOutline, searchOutline, logOutOutline, personCircleOutline } from 'ionicons/icons'
import { useLocation, Link } from 'react-router-dom'
import { useTypeAt } from '../data/document/desk-types.ts'
import { type Session, signOut } from '../data/user/session.ts'
import { useTranslate } from '../language/translate.ts'
import { Icon } from '../ui/icon.tsx'
import { Bell } from './inbox/bell.tsx'
import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { isLanguage, languages, type MessageId } from '#design/messages'
import { useLanguage } from '../language/language.tsx'
import styles from './desk-shell.module.css'

interface Colours {
  scheme: MantineColorScheme
  label: MessageId
}

const colours: readonly Colours[] = [
  { scheme: 'light', label: 'shell.theme_light' },
  { scheme: 'dark', label: 'shell.theme_dark' },
  { scheme: 'auto', label: 'shell.theme_system' },
]

const schemeOf = (value: string): MantineColorScheme =>
  colours.find(({ scheme }) => scheme === value)?.scheme ?? 'auto'

function ColourItems() {
  const t = useTranslate()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>{t('shell.theme')}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(schemeOf(value))}>
        {colours.map(({ scheme, label }) => (
          <Menu.RadioItem closeMenuOnClick key={scheme} value={scheme}>
            {t(label)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

function LanguageItems() {
  const t = useTranslate()
  const { language, choose } = useLanguage()
  return (
    <>
      <Menu.Label>{t('shell.language')}</Menu.Label>
      <Menu.RadioGroup value={language} onChange={(value) => isLanguage(value) && choose(value)}>
        {languages.map(({ code, name }) => (
          <Menu.RadioItem closeMenuOnClick key={code} lang={code} value={code}>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

function UserMenu({ session }: { session: Session }) {
  const t = useTranslate()
  const initial = [...session.fullName][0] ?? '?'
  return (
    <Menu width={240}>
      <Menu.Target>
        <button type="button" className={styles.who} aria-label={t('desk.who', { name: session.fullName })}>
          <span aria-hidden="true">{initial.toUpperCase()}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.whoName}>{session.fullName}</Menu.Label>
        <Menu.Item component={Link} to="/my-account" leftSection={<Icon of={personCircleOutline} isSmall />}>
          {t('desk.my_account')}
        </Menu.Item>
        <ColourItems />
        <LanguageItems />
        <Menu.Divider />
        <Menu.Item leftSection={<Icon of={logOutOutline} isSmall />} onClick={() => void signOut()}>
          {t('shell.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

interface Props {
  session: Session
  onMenu: () => void
  onFind: () => void
}

/** Shortcut in the notation of this device's keyboard. */
const finderKeys = /Mac|iPad|iPhone/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

/** Returns the slug of the type of a path: '/new/mela-event' and '/mela-event/EVT-00001' are both about events. */
function slugAt(path: string): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean)
  return decodeURIComponent(first === 'new' ? second : first)
}

export function TopBar({ session, onMenu, onFind }: Props) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const type = useTypeAt(slugAt(pathname))
  return (
    <header className={styles.topBar}>
      <button
        type="button"
        className={`${styles.barButton} ${styles.onPhone}`}
        aria-label={t('shell.open_menu')}
        onClick={onMenu}
      >
        <Icon of={menuOutline} />
      </button>
      <span className={`${styles.onPhone} ${styles.place}`}>{type?.plural ?? t('desk.title')}</span>
      <button type="button" className={`${styles.findButton} ${styles.fromTablet}`} onClick={onFind}>
        <Icon of={searchOutline} isSmall />
        <span className="grow">{t('desk.find_type')}</span>
        <kbd>{finderKeys}</kbd>
      </button>
      <span className="grow" />
      <button
        type="button"
        className={`${styles.barButton} ${styles.onPhone}`}
        aria-label={t('desk.find_type')}
        onClick={onFind}
      >
        <Icon of={searchOutline} />
      </button>
      <Bell />
      <UserMenu session={session} />
    </header>
  )
}
