import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { logOutOutline, personCircleOutline } from 'ionicons/icons'
import { Link } from 'react-router-dom'
import { isLanguage, languages, type MessageId } from '#design/messages'
import { signOut, type Session } from '../data/session.ts'
import { useLanguage } from '../language/language.tsx'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'

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
  const say = useSay()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>{say('shell.theme')}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(schemeOf(value))}>
        {colours.map(({ scheme, label }) => (
          <Menu.RadioItem closeMenuOnClick key={scheme} value={scheme}>
            {say(label)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

function LanguageItems() {
  const say = useSay()
  const { language, choose } = useLanguage()
  return (
    <>
      <Menu.Label>{say('shell.language')}</Menu.Label>
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

/** Who I am, how the desk looks and speaks, and the way out. */
export function UserMenu({ session }: { session: Session }) {
  const say = useSay()
  const initial = [...session.fullName][0] ?? '?'
  return (
    <Menu width={240}>
      <Menu.Target>
        <button type="button" className="who" aria-label={say('desk.who', { name: session.fullName })}>
          <span aria-hidden="true">{initial.toUpperCase()}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className="who-name">{session.fullName}</Menu.Label>
        <Menu.Item component={Link} to="/my-account" leftSection={<Icon of={personCircleOutline} isSmall />}>
          {say('desk.my_account')}
        </Menu.Item>
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
