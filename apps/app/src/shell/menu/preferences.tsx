import { languages, type MessageId } from '#design/messages'
import { useSettings } from '../../data/site.ts'
import { useLanguageChoice } from '../../language/language-choice.tsx'
import { useTranslate } from '../../language/text.ts'
import { useState } from 'react'
import { chooseTheme, themeChoice, themeChoices, type ThemeChoice } from './theme.ts'
import styles from '../../ui/menu/menu.module.css'

export function LanguageChoices() {
  const t = useTranslate()
  const settings = useSettings()
  const { language, choose } = useLanguageChoice()
  const offered = languages.filter(({ code }) => settings?.languages?.includes(code) ?? true)
  return (
    <div className={styles.sideMenuChoices} role="group" aria-label={t('shell.language')}>
      {offered.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => choose(code)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

const labels: Record<ThemeChoice, MessageId> = {
  system: 'shell.theme_system',
  light: 'shell.theme_light',
  dark: 'shell.theme_dark',
}

export function ThemeChoices() {
  const t = useTranslate()
  const [chosen, setChosen] = useState(themeChoice())
  const handleChoice = (choice: ThemeChoice) => {
    chooseTheme(choice)
    setChosen(choice)
  }
  return (
    <div className={styles.sideMenuChoices} role="group" aria-label={t('shell.theme')}>
      {themeChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => handleChoice(choice)}
        >
          {t(labels[choice])}
        </button>
      ))}
    </div>
  )
}
