import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import { FormHead } from '../../ui/form/form-head.tsx'
import { renewalSteps, stepIndex, type StepName } from './renewal-steps.ts'
import styles from '../../ui/form/form-page.module.css'
import ownStyles from './renewal.module.css'

interface Props {
  at: StepName
  isStill?: boolean
  /** False when there is nothing to renew: the page then leads through no steps. */
  hasSteps?: boolean
  children: ReactNode
}

export function RenewalFrame({ at, isStill = false, hasSteps = true, children }: Props) {
  const t = useTranslate()
  const steps = renewalSteps.map(([name, title]) => ({
    ...{ name, title: t(title), description: '' },
    ...{ fields: [], sections: [] },
  }))
  return (
    <div className={`wrap ${styles.formWrap}`}>
      <div className={styles.formPage}>
        <FormHead
          title={t('renewal.title')}
          steps={hasSteps ? steps : []}
          index={stepIndex(at)}
          isStill={isStill}
        />
        <div className={at === 'phone' || at === 'code' ? `${ownStyles.step} narrow` : ownStyles.step}>
          {children}
        </div>
      </div>
    </div>
  )
}

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

interface StepButtonsProps {
  verb: string
  isBusy: boolean
  onBack: () => void
}

export function StepButtons({ verb, isBusy, onBack }: StepButtonsProps) {
  const t = useTranslate()
  return (
    <div className={styles.formButtons}>
      <button type="button" className="button line" onClick={onBack}>
        {t('forms.back')}
      </button>
      <button className="button big" aria-disabled={isBusy}>
        {isBusy ? t('proof.one_moment') : verb}
      </button>
    </div>
  )
}
