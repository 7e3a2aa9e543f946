import { SHORTEST_PASSWORD } from '#meta'
import { useTranslate } from '../../language/text.ts'

/** The form's place in the server's page, as high as the form will be. */
export function NewPasswordShell() {
  const t = useTranslate()
  return (
    <div className="contact-form" aria-hidden="true">
      <div className="field">
        <span className="label">{t('new_password.label')}</span>
        <span className="input" />
        <span className="help">{t('new_password.too_short', { count: SHORTEST_PASSWORD })}</span>
        <span className="tick-line">{t('new_password.show')}</span>
      </div>
      <div className="actions">
        <span className="button big">{t('new_password.set')}</span>
      </div>
    </div>
  )
}
