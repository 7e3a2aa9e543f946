import { useState } from 'react'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../language/text.ts'
import { chooseTheme, themeChoice, themeChoices, type ThemeChoice } from './theme.ts'

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
    <div className="side-menu-choices" role="group" aria-label={t('shell.theme')}>
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
