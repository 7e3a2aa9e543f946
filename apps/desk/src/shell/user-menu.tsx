import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { contrastOutline, checkmarkOutline, logOutOutline, moonOutline, sunnyOutline } from 'ionicons/icons'
import { languages, type MessageId } from '#design/messages'
import { signOut, type Session } from '../data/session.ts'
import { useLanguage } from '../language/language.tsx'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'

interface Colours {
  scheme: MantineColorScheme
  label: MessageId
  icon: string
}

const colours: readonly Colours[] = [
  { scheme: 'light', label: 'shell.theme_light', icon: sunnyOutline },
  { scheme: 'dark', label: 'shell.theme_dark', icon: moonOutline },
  { scheme: 'auto', label: 'shell.theme_system', icon: contrastOutline },
]

const chosen = (isChosen: boolean) => (isChosen ? <Icon of={checkmarkOutline} isSmall /> : undefined)

function ColourItems() {
  const say = useSay()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>{say('shell.theme')}</Menu.Label>
      {colours.map(({ scheme, label, icon }) => (
        <Menu.Item
          key={scheme}
          role="menuitemradio"
          aria-checked={scheme === colorScheme}
          leftSection={<Icon of={icon} isSmall />}
          rightSection={chosen(scheme === colorScheme)}
          onClick={() => setColorScheme(scheme)}
        >
          {say(label)}
        </Menu.Item>
      ))}
    </>
  )
}

function LanguageItems() {
  const say = useSay()
  const { language, choose } = useLanguage()
  return (
    <>
      <Menu.Label>{say('shell.language')}</Menu.Label>
      {languages.map(({ code, name }) => (
        <Menu.Item
          key={code}
          lang={code}
          role="menuitemradio"
          aria-checked={code === language}
          rightSection={chosen(code === language)}
          onClick={() => choose(code)}
        >
          {name}
        </Menu.Item>
      ))}
    </>
  )
}

/** Who I am, how the desk looks and speaks, and the way out. */
export function UserMenu({ session }: { session: Session }) {
  const say = useSay()
  const initial = [...session.fullName][0] ?? '?'
  return (
    <Menu width={240} withinPortal>
      <Menu.Target>
        <button type="button" className="who" aria-label={say('desk.who', { name: session.fullName })}>
          <span aria-hidden="true">{initial.toUpperCase()}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className="who-name">{session.fullName}</Menu.Label>
        <ColourItems />
        <LanguageItems />
        <Menu.Divider />
        <Menu.Item leftSection={<Icon of={logOutOutline} isSmall />} onClick={() => void signOut()}>
          {say('shell.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
