import { useTranslate } from '../../language/text.ts'

/** The form's place in the server's page, as high as the form will be. */
export function SignInShell() {
  const t = useTranslate()
  return (
    <div className="contact-form" aria-hidden="true">
      <div className="field">
        <span className="label">{t('sign_in.phone')}</span>
        <span className="input" />
        <span className="help">{t('sign_in.phone_help')}</span>
      </div>
      <div className="actions">
        <span className="button big">{t('sign_in.send_code')}</span>
      </div>
    </div>
  )
}
