import { useTranslate } from '../../language/text.ts'

const fields = [
  { label: 'contact.name', isOptional: false },
  { label: 'contact.email', isOptional: false },
  { label: 'contact.phone', isOptional: true },
  { label: 'contact.subject', isOptional: true },
] as const

/** The form's place in the server's page: it cannot be sent yet, so it cannot be typed into either. */
export function ContactFormShell() {
  const t = useTranslate()
  return (
    <>
      <noscript>
        <p className="note">{t('forms.contact_needs_script')}</p>
      </noscript>
      <div className="contact-form needs-script" aria-hidden="true">
        {fields.map(({ label, isOptional }) => (
          <div key={label} className="field">
            <span className="label">
              {t(label)}
              {isOptional && <span className="optional"> {t('contact.optional')}</span>}
            </span>
            <span className="input" />
          </div>
        ))}
        <div className="field">
          <span className="label">{t('contact.message')}</span>
          <span className="input long" />
        </div>
        <p className="tiny dim">{t('contact.privacy')}</p>
        <div className="actions">
          <span className="button big">{t('contact.send')}</span>
        </div>
      </div>
    </>
  )
}
