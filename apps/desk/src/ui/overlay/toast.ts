import { notifications, notificationsStore } from '@mantine/notifications'
import { createElement, useCallback } from 'react'
import { useTranslate } from '../../language/translate.ts'
import { ToastMessage, type ToastAction } from './toast-message.tsx'

const seen = 5000

let shown = 0

/** Tells the toasts of this page apart. */
function newId(): string {
  shown += 1
  return `toast-${shown}`
}

/** Takes back a toast that is no longer true, before its time. */
export function hideToasts(message: string): void {
  const { notifications: seenNow, queue } = notificationsStore.getState()
  for (const one of [...seenNow, ...queue])
    if (one.message === message && one.id !== undefined) notifications.hide(one.id)
}

/** A word about what has been done, for five seconds; with an action, a way to take it back. */
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
