import { closeOutline } from 'ionicons/icons'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { useClosedByBack } from '../back-button.tsx'
import styles from './sheet.module.css'

interface Props {
  title: string
  onClose: () => void
  isOpen?: boolean
  alert?: ReactNode
  children: ReactNode
}

/** Overlay above a page. On closing it returns the focus. */
export function Sheet({ title, onClose, isOpen = true, alert, children }: Props) {
  const id = useId()
  const isAlert = alert !== undefined
  const sheet = useModal(isOpen)
  const handleClose = () => {
    sheet.current?.close()
    onClose()
  }
  useClosedByBack(handleClose)
  return createPortal(
    <dialog
      ref={sheet}
      role={isAlert ? 'alertdialog' : 'dialog'}
      className={isAlert ? `${styles.sheet} ${styles.isAlert}` : styles.sheet}
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-alert` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        handleClose()
      }}
    >
      <div className={styles.sheetHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        {!isAlert && <CloseButton onClick={handleClose} />}
      </div>
      <div className={styles.sheetBody}>
        {isAlert && <div id={`${id}-alert`}>{alert}</div>}
        {children}
      </div>
    </dialog>,
    document.body,
  )
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const t = useTranslate()
  return (
    <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onClick}>
      <Icon of={closeOutline} />
    </button>
  )
}

export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className={styles.sheetFoot}>{children}</div>
}

function useModal(isOpen: boolean) {
  const sheet = useRef<HTMLDialogElement>(null)
  // The effect runs before an inner element takes the focus, because opening moves it.
  useLayoutEffect(() => {
    const dialog = sheet.current
    if (!isOpen || dialog === null) return
    dialog.showModal()
    // An open dialog that is removed would lose the focus.
    return () => dialog.close()
  }, [isOpen])
  return sheet
}
