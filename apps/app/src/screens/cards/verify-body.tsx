import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'

interface Props {
  outcome: ReactNode
}

export function VerifyBody({ outcome }: Props) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="narrow">
        <div className="page-head">
          <h1>{t('verify.title')}</h1>
          <p className="dim">{t('verify.lead')}</p>
        </div>
        {outcome}
      </div>
    </div>
  )
}

export function VerifySkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton" role="status" aria-label={t('states.loading')}>
      <div className="block tall" />
      <noscript>
        <p className="note">{t('verify.needs_script')}</p>
      </noscript>
    </div>
  )
}
