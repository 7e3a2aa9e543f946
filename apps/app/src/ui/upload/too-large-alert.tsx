import { useTranslate } from '../../language/text.ts'
import { MessageAlert } from './message-alert.tsx'

interface Props {
  /** How large a file may be. */
  text: string
  onClosed: () => void
}

/** Says that a chosen file is too large. */
export function TooLargeAlert({ text, onClosed }: Props) {
  const t = useTranslate()
  return <MessageAlert message={t('alerts.file_too_large')} detail={text} onClosed={onClosed} />
}
