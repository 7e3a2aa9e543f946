import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSay } from '../../language/text.ts'
import { useClosedByBack } from '../use-closed-by-back.ts'
import './too-large-alert.css'

interface Props {
  /** How large a file may be. */
  text: string
  onClosed: () => void
}

/** Says that a chosen file is too large. Closed, it gives the focus back to where it was. */
export function TooLargeAlert({ text, onClosed }: Props) {
  const say = useSay()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const handleClose = () => {
    // Taken away while it is open, it would take the focus along.
    dialog.current?.close()
    onClosed()
  }
  useClosedByBack(handleClose)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      className="too-large"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        handleClose()
      }}
    >
      <h2 id={`${id}-title`}>{say('alerts.alert')}</h2>
      <div id={`${id}-text`}>
        <p className="mid">{say('alerts.file_too_large')}</p>
        <p className="dim">{text}</p>
      </div>
      <button type="button" className="button" onClick={handleClose}>
        {say('alerts.ok')}
      </button>
    </dialog>,
    document.body,
  )
}
