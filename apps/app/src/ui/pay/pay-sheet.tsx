import { closeOutline } from 'ionicons/icons'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSay } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { useClosedByBack } from '../use-closed-by-back.ts'
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
      <Sheet {...props} />
    </PayWords>
  )
}

function Sheet({ subject, onClosed }: PaySheetProps) {
  const say = useSay()
  const title = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const paying = usePayment(subject)
  const handleClose = () => {
    forgetPayment()
    onClosed(isEnd(paying.step))
  }
  useClosedByBack(handleClose)
  const isCovered = paying.step.at === 'leaving' && paying.step.isOver
  useEffect(() => {
    if (isCovered) sheet.current?.close()
    else if (sheet.current?.open === false) sheet.current.showModal()
  }, [isCovered])
  return createPortal(
    <dialog
      ref={sheet}
      className="pay-sheet"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        handleClose()
      }}
    >
      <div className="pay-head">
        <h2 id={title}>{say('pay.title')}</h2>
        <button type="button" className="icon-button" aria-label={say('pay.close')} onClick={handleClose}>
          <Icon of={closeOutline} />
        </button>
      </div>
      <PayView paying={paying} onClose={handleClose} />
    </dialog>,
    document.body,
  )
}
