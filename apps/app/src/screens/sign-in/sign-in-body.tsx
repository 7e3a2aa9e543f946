import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'

interface Props {
  /** The form; it needs the browser, so the server leaves its place free. */
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
        <p className="find-order-account">
          <a className="more" href="/find-order">
            {t('sign_in.find_order')}
          </a>
        </p>
      </div>
    </div>
  )
}
