import { notifications } from '@mantine/notifications'

/** The one thing that can be done from a word about what has been done. */
export interface ToastAction {
  /** The verb on its button. */
  verb: string
  onClick: () => void
}

interface Props {
  id: string
  message: string
  action: ToastAction
}

/** What has been done, and the way to take it back. */
export function ToastMessage({ id, message, action }: Props) {
  const handleClick = () => {
    notifications.hide(id)
    action.onClick()
  }
  return (
    <span className="toast-line">
      <span>{message}</span>
      <button type="button" className="toast-action" onClick={handleClick}>
        {action.verb}
      </button>
    </span>
  )
}
