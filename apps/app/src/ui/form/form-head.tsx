import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import type { FormStep } from './steps/form-steps.ts'
import { StepThread } from './steps/step-thread.tsx'
import styles from './form-page.module.css'

interface Props {
  title: string
  steps: readonly FormStep[]
  index: number
  badge?: ReactNode
  isStill?: boolean
}

export function FormHead({ title, steps, index, badge, isStill = false }: Props) {
  const heading = useFocusOnMove(index, isStill)
  return (
    <>
      {steps.length > 1 && <Steps steps={steps} index={index} />}
      <div className={styles.formTitle}>
        <h1 ref={heading} tabIndex={-1}>
          {steps[index]?.title || title}
        </h1>
        {badge}
      </div>
    </>
  )
}

function Steps({ steps, index }: { steps: readonly FormStep[]; index: number }) {
  const t = useTranslate()
  const next = steps[index + 1]?.title
  const place = t('forms.step_of', { number: index + 1, total: steps.length })
  return (
    <div className={styles.steps} role="group" aria-label={place}>
      <StepThread count={steps.length} current={index} />
      <p className="small">
        <b className="mid">{place}</b>
        {next && <span className="dim">{t('forms.next_step', { step: next })}</span>}
      </p>
    </div>
  )
}

function useFocusOnMove(index: number, isStill: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(index)
  useEffect(() => {
    if (isStill || before.current === index) return
    before.current = index
    heading.current?.closest(`.${styles.formPage}`)?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [index, isStill])
  return heading
}
