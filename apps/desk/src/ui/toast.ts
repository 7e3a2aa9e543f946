import { notifications } from '@mantine/notifications'
import { useCallback } from 'react'
import { useSay } from '../language/say.ts'

const seen = 5000

/** A word about what has been done, for five seconds. */
export function useToast(): (message: string) => void {
  const say = useSay()
  return useCallback(
    (message) => {
      const closeButtonProps = { 'aria-label': say('shell.close') }
      notifications.show({ message, autoClose: seen, withBorder: false, role: 'status', closeButtonProps })
    },
    [say],
  )
}
