import { closeOutline } from 'ionicons/icons'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useSay } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useClosedByBack } from '../../ui/use-closed-by-back.ts'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Something that is decided about an order, above its page. */
export function OrderSheet({ title, onClose, children }: Props) {
  const say = useSay()
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  useClosedByBack(onClose)
  // Before what is inside takes the focus: opening moves it.
  useLayoutEffect(() => {
    if (sheet.current?.open === false) sheet.current.showModal()
  }, [])
  return createPortal(
    <dialog
      ref={sheet}
      className="order-sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="row">
        <h2 id={id} className="spring">
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={say('shell.close')} onClick={onClose}>
          <Icon of={closeOutline} />
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  )
}
