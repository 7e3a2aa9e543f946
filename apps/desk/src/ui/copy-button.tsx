import { Button } from '@mantine/core'
import { copyOutline } from 'ionicons/icons'
import { useTranslate } from '../language/translate.ts'
import { Icon } from './icon.tsx'
import { useCallback } from 'react'
import { useToast } from './overlay/toast.tsx'

interface Props {
  text: string
  of: string
}

export function CopyButton({ text, of }: Props) {
  const t = useTranslate()
  const copy = useCopy()
  return (
    <Button
      variant="default"
      leftSection={<Icon of={copyOutline} isSmall />}
      aria-label={`${t('desk.copy')}: ${of}`}
      onClick={() => void copy(text)}
    >
      {t('desk.copy')}
    </Button>
  )
}

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
