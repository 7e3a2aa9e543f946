import { useSay } from '../../language/text.ts'
import { RenewalFrame } from './renewal-frame.tsx'

/** The first step's place in the server's page, as high as it will be. */
export function RenewalShell() {
  const say = useSay()
  return (
    <RenewalFrame at="phone" isStill>
      <p className="dim">{say('renewal.lead')}</p>
      <div className="contact-form" aria-hidden="true">
        <div className="field">
          <span className="label">{say('renewal.phone')}</span>
          <span className="input" />
          <span className="help">{say('renewal.phone_help')}</span>
        </div>
        <div className="field">
          <span className="label">{say('renewal.child_name')}</span>
          <span className="input" />
          <span className="help">{say('renewal.child_help')}</span>
        </div>
        <div className="field">
          <span className="label">{say('renewal.child_born')}</span>
          <span className="input" />
        </div>
        <div className="actions">
          <span className="button big">{say('renewal.look_up')}</span>
        </div>
      </div>
    </RenewalFrame>
  )
}
