import { useCallback } from 'react'
import { useSay } from '../language/say.ts'
import { useToast } from './toast.ts'

/** Puts a text on the clipboard and says whether it is there. */
export function useCopy(): (text: string) => Promise<void> {
  const say = useSay()
  const toast = useToast()
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text)
        toast(say('desk.copied'))
      } catch {
        toast(say('desk.copy_failed'))
      }
    },
    [say, toast],
  )
}
