import { notifications } from '@mantine/notifications'

const seen = 5000

/** A word about what has been done, for five seconds. */
export function toast(message: string): void {
  notifications.show({ message, autoClose: seen, withBorder: false, role: 'status' })
}
