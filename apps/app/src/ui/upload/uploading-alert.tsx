import { useTranslate } from '../../language/text.ts'
import { MessageAlert } from './message-alert.tsx'

/** Says that a form cannot be sent before its files have arrived. */
export function UploadingAlert({ onClosed }: { onClosed: () => void }) {
  const t = useTranslate()
  return <MessageAlert message={t('alerts.uploading')} detail={t('alerts.please_wait')} onClosed={onClosed} />
}
