import { useSay } from '../../language/text.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { forgetPayment } from './kept-payment.ts'
import { isEnd } from './pay-step.ts'
import type { PaySubject } from './pay-subject.ts'
import { PayView } from './pay-view.tsx'
import { PayWords } from './pay-words.tsx'
import './pay-sheet.css'
import { usePayment } from './use-payment.ts'

export interface PaySheetProps {
  subject: PaySubject
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

function Paying({ subject, onClosed }: PaySheetProps) {
  const say = useSay()
  const paying = usePayment(subject)
  const handleClose = () => {
    forgetPayment()
    onClosed(isEnd(paying.step))
  }
  const isCovered = paying.step.at === 'leaving' && paying.step.isOver
  return (
    <Sheet title={say('pay.title')} isOpen={!isCovered} onClose={handleClose}>
      <PayView paying={paying} onClose={handleClose} />
    </Sheet>
  )
}
