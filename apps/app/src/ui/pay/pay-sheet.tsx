import { useEffect, useRef } from 'react'
import { useTranslate } from '../../language/text.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { forgetPayment } from './payment-session.ts'
import { isEnd } from './pay-step.ts'
import type { PaySubject } from './pay-subject.ts'
import { PayView } from './pay-view.tsx'
import { PayWords } from './pay-words.tsx'
import './pay-sheet.css'
import { usePayment } from './use-payment.ts'

export interface PaySheetProps {
  subject: PaySubject
  /** The payer pressed Pay already: where there is one gateway only, the payment starts without another question. */
  isDirect?: boolean
  /** `isDone` says that there is nothing left to pay. */
  onClosed: (isDone: boolean) => void
}

/**
 * Takes a payment for one document, from the choice of the way to the receipt. Show it for what `keptPayment` knows when
 * a page opens: the payer may just be coming back.
 */
export function PaySheet(props: PaySheetProps) {
  return (
    <PayWords>
      <Paying {...props} />
    </PayWords>
  )
}

/** Starts the payment at once, the first time that there is nothing to choose. */
function useDirectStart({ step, choose }: ReturnType<typeof usePayment>, isDirect: boolean): void {
  const isStarted = useRef(false)
  useEffect(() => {
    if (!isDirect || isStarted.current || step.at !== 'choosing') return
    isStarted.current = true
    const [gateway, ...others] = step.gateways
    if (gateway !== undefined && others.length === 0) choose(gateway, step.due)
  })
}

function Paying({ subject, isDirect = false, onClosed }: PaySheetProps) {
  const t = useTranslate()
  const paying = usePayment(subject)
  useDirectStart(paying, isDirect)
  const handleClose = () => {
    forgetPayment()
    onClosed(isEnd(paying.step))
  }
  const isCovered = paying.step.at === 'leaving' && paying.step.isOver
  return (
    <Sheet title={t('pay.title')} isOpen={!isCovered} onClose={handleClose}>
      <PayView paying={paying} onClose={handleClose} />
    </Sheet>
  )
}
