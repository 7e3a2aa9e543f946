import { languages } from '#design/messages'
import { useSettings } from '../../data/site.ts'
import { useLanguageChoice } from '../../language/language-choice.tsx'
import { useTranslate } from '../../language/text.ts'

/** The languages of the website, each in its own words. */
export function LanguageChoices() {
  const t = useTranslate()
  const settings = useSettings()
  const { language, choose } = useLanguageChoice()
  const offered = languages.filter(({ code }) => settings?.languages?.includes(code) ?? true)
  return (
    <div className="side-menu-choices" role="group" aria-label={t('shell.language')}>
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
