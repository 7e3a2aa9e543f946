import { SHORTEST_PASSWORD } from '#meta'
import { useSay } from '../../language/text.ts'

/** The form's place in the server's page, as high as the form will be. */
export function NewPasswordShell() {
  const say = useSay()
  return (
    <div className="contact-form" aria-hidden="true">
      <div className="field">
        <span className="label">{say('new_password.label')}</span>
        <span className="input" />
        <span className="help">{say('new_password.too_short', { count: SHORTEST_PASSWORD })}</span>
        <span className="tick-line">{say('new_password.show')}</span>
      </div>
      <div className="actions">
        <span className="button big">{say('new_password.set')}</span>
      </div>
    </div>
  )
}
