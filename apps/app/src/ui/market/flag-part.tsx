import { useState } from 'react'
import { useTranslate } from '../../language/text.ts'
import { FlagForm, type Flagged } from './flag-form.tsx'

/** A button that tells the office what is wrong; the form comes when it is asked for. */
export function FlagPart(props: Flagged) {
  const t = useTranslate()
  const [step, setStep] = useState<'shut' | 'open' | 'done'>('shut')
  if (step === 'done')
    return (
      <p className="small dim" role="status">
        {t('flag.flagged')}
      </p>
    )
  if (step === 'open')
    return <FlagForm {...props} onDone={() => setStep('done')} onLeave={() => setStep('shut')} />
  return (
    <div>
      <button type="button" className="button line" onClick={() => setStep('open')}>
        {t('flag.open')}
      </button>
    </div>
  )
}
