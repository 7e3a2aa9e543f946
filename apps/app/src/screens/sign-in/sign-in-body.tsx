import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'

interface Props {
  form: ReactNode
}

export function SignInBody({ form }: Props) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="narrow">
        <div className="page-head">
          <h1>{t('sign_in.title')}</h1>
          <p className="dim">{t('sign_in.lead')}</p>
        </div>
        <div className="card padded">{form}</div>
        <p className="account-hint">
          <a className="more" href="/find-order">
            {t('sign_in.find_order')}
          </a>
        </p>
      </div>
    </div>
  )
}

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
