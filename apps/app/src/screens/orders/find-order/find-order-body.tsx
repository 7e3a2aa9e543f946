import type { ReactNode } from 'react'
import { useTranslate } from '../../../language/text.ts'

interface Props {
  form: ReactNode
}

export function FindOrderBody({ form }: Props) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="narrow">
        <div className="page-head">
          <h1>{t('orders.find_title')}</h1>
          <p className="dim">{t('orders.find_lead')}</p>
        </div>
        <div className="card padded">{form}</div>
        <p className="account-hint">
          {t('orders.find_own')}{' '}
          <a className="more" href="/sign-in?next=%2Fmy-orders">
            {t('orders.sign_in')}
          </a>
        </p>
      </div>
    </div>
  )
}
