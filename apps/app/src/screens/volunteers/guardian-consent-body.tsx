import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'

export function GuardianConsentBody({ children }: { children?: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="narrow">
        <div className="page-head">
          <h1>{t('volunteers.consent_title')}</h1>
        </div>
        {children}
      </div>
    </div>
  )
}
