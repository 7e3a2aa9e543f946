import { useSay } from '../../language/text.ts'

/** The form's place in the server's page: it cannot be sent yet, so it cannot be typed into either. */
export function ContactFormShell() {
  const say = useSay()
  const fields = ['contact.name', 'contact.email', 'contact.phone', 'contact.subject'] as const
  return (
    <div className="contact-form" aria-hidden="true">
      {fields.map((label) => (
        <div key={label} className="field">
          <span className="label">{say(label)}</span>
          <span className="input" />
        </div>
      ))}
      <div className="field">
        <span className="label">{say('contact.message')}</span>
        <span className="input long" />
      </div>
      <p className="tiny dim">{say('contact.privacy')}</p>
      <div className="actions">
        <span className="button big">{say('contact.send')}</span>
      </div>
    </div>
  )
}
