import { notifications, notificationsStore } from '@mantine/notifications'
import { createElement, useCallback } from 'react'
import { useTranslate } from '../../language/translate.ts'

const seen = 5000

let shown = 0

function newId(): string {
  shown += 1
  return `toast-${shown}`
}

export function hideToasts(message: string): void {
  const { notifications: seenNow, queue } = notificationsStore.getState()
  for (const one of [...seenNow, ...queue])
    if (one.message === message && one.id !== undefined) notifications.hide(one.id)
}

export function useToast(): (message: string, action?: ToastAction) => void {
  const t = useTranslate()
  return useCallback(
    (message, action) => {
      const id = newId()
      notifications.show({
        id,
        message: action ? createElement(ToastMessage, { id, message, action }) : message,
        autoClose: seen,
        withBorder: false,
        role: 'status',
        closeButtonProps: { 'aria-label': t('shell.close') },
      })
    },
    [t],
  )
}

export interface ToastAction {
  verb: string
  onClick: () => void
}

interface ToastMessageProps {
  id: string
  message: string
  action: ToastAction
}

function ToastMessage({ id, message, action }: ToastMessageProps) {
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
