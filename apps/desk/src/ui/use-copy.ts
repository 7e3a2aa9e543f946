import { useCallback } from 'react'
import { useSay } from '../language/say.ts'
import { useToast } from './toast.ts'

/** Puts a text on the clipboard and says whether it is there. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useSay()
  const toast = useToast()
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text)
        toast(t('desk.copied'))
      } catch {
        toast(t('desk.copy_failed'))
      }
    },
    [t, toast],
  )
}
