import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import { FormHead } from '../../ui/form/form-head.tsx'
import { renewalSteps, stepIndex, type StepName } from './renewal-steps.ts'

interface Props {
  at: StepName
  /** True on the server's page. */
  isStill?: boolean
  children: ReactNode
}

/** Where one stands, and the step below. */
export function RenewalFrame({ at, isStill = false, children }: Props) {
  const t = useTranslate()
  const steps = renewalSteps.map(([name, title]) => ({
    ...{ name, title: t(title), description: '' },
    ...{ fields: [], sections: [] },
  }))
  return (
    <div className="wrap">
      <div className="form-page narrow">
        <FormHead title={t('renewal.title')} steps={steps} index={stepIndex(at)} isStill={isStill} />
        {children}
      </div>
    </div>
  )
}
