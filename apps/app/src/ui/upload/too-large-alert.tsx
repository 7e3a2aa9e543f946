import type { MouseEvent } from 'react'
import { useSay } from '../../language/text.ts'
import { Sheet, SheetFoot } from '../sheet/sheet.tsx'

interface Props {
  /** How large a file may be. */
  text: string
  onClosed: () => void
}

/** Says that a chosen file is too large. */
export function TooLargeAlert({ text, onClosed }: Props) {
  const say = useSay()
  const handleOk = ({ currentTarget }: MouseEvent) => {
    // While it is open, nothing below it takes the focus.
    currentTarget.closest('dialog')?.close()
    onClosed()
  }
  const words = (
    <>
      <p className="mid">{say('alerts.file_too_large')}</p>
      <p className="dim">{text}</p>
    </>
  )
  return (
    <Sheet title={say('alerts.alert')} alert={words} onClose={onClosed}>
      <SheetFoot>
        <button type="button" className="button" onClick={handleOk}>
          {say('alerts.ok')}
        </button>
      </SheetFoot>
    </Sheet>
  )
}
