import { useSay } from '../../language/text.ts'
import { MessageAlert } from './message-alert.tsx'

/** Says that a form cannot be sent before its files have arrived. */
export function UploadingAlert({ onClosed }: { onClosed: () => void }) {
  const say = useSay()
  return (
    <MessageAlert message={say('alerts.uploading')} detail={say('alerts.please_wait')} onClosed={onClosed} />
  )
}
