import { useCallback } from 'react'
import { useTranslate } from '../language/translate.ts'
import { useToast } from './overlay/toast.ts'

/** Puts a text on the clipboard and says whether it is there. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslate()
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
