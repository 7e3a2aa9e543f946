import { useTranslate } from '../../language/text.ts'
import { RenewalFrame } from './renewal-frame.tsx'

/** The first step's place in the server's page, as high as it will be. */
export function RenewalShell() {
  const t = useTranslate()
  return (
    <RenewalFrame at="phone" isStill>
      <p className="dim">{t('renewal.lead')}</p>
      <div className="contact-form" aria-hidden="true">
        <div className="field">
          <span className="label">{t('renewal.phone')}</span>
          <span className="input" />
          <span className="help">{t('renewal.phone_help')}</span>
        </div>
        <div className="field">
          <span className="label">{t('renewal.child_name')}</span>
          <span className="input" />
          <span className="help">{t('renewal.child_help')}</span>
        </div>
        <div className="field">
          <span className="label">{t('renewal.child_born')}</span>
          <span className="input" />
        </div>
        <div className="actions">
          <span className="button big">{t('renewal.look_up')}</span>
        </div>
      </div>
    </RenewalFrame>
  )
}
