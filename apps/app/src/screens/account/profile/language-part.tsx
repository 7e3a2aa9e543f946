import { useSay } from '../../../language/text.ts'
import { LanguageChoices } from '../../../shell/language-choices.tsx'
import { ThemeChoices } from '../../../shell/theme-choices.tsx'
import { Part } from './part.tsx'

/** How the app speaks and looks on this device. */
export function LanguagePart() {
  const say = useSay()
  return (
    <Part id="language" title={say('shell.language')} lead={say('profile.language_lead')}>
      <div className="card padded profile-choices">
        <LanguageChoices />
        <p className="mid">{say('shell.theme')}</p>
        <ThemeChoices />
      </div>
    </Part>
  )
}
