import type { MouseEvent } from 'react'
import { useTranslate } from '../../language/text.ts'
import { Sheet, SheetFoot } from '../sheet/sheet.tsx'

interface Props {
  message: string
  detail: string
  onClosed: () => void
}

/** Generic alert of the specification: 'Alert', the message, and one button. */
export function MessageAlert({ message, detail, onClosed }: Props) {
  const t = useTranslate()
  const handleOk = ({ currentTarget }: MouseEvent) => {
    // While it is open, no element below it can take the focus.
    currentTarget.closest('dialog')?.close()
    onClosed()
  }
  const text = (
    <>
      <p className="mid">{message}</p>
      <p className="dim">{detail}</p>
    </>
  )
  return (
    <Sheet title={t('alerts.alert')} alert={text} onClose={onClosed}>
      <SheetFoot>
        <button type="button" className="button" onClick={handleOk}>
          {t('alerts.ok')}
        </button>
      </SheetFoot>
    </Sheet>
  )
}

interface TooLargeAlertProps {
  text: string
  onClosed: () => void
}

export function TooLargeAlert({ text, onClosed }: TooLargeAlertProps) {
  const t = useTranslate()
  return <MessageAlert message={t('alerts.file_too_large')} detail={text} onClosed={onClosed} />
}
