import { Button } from '@mantine/core'
import { copyOutline } from 'ionicons/icons'
import { useTranslate } from '../language/translate.ts'
import { Icon } from './icon.tsx'
import { useCopy } from './use-copy.ts'

interface Props {
  text: string
  /** What is copied, for whoever does not see where the button stands. */
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
