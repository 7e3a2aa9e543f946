import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'

/** The heading, and below it what the link opens; the server draws it without. */
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
