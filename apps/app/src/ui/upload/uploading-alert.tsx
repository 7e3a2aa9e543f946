import { useTranslate } from '../../language/text.ts'
import { MessageAlert } from './message-alert.tsx'

export function UploadingAlert({ onClosed }: { onClosed: () => void }) {
  const t = useTranslate()
  return <MessageAlert message={t('alerts.uploading')} detail={t('alerts.please_wait')} onClosed={onClosed} />
}
