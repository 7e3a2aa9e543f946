import { ActionIcon } from '@mantine/core'
import { copyOutline } from 'ionicons/icons'
import { useSay } from '../language/say.ts'
import { Icon } from './icon.tsx'
import { useCopy } from './use-copy.ts'

interface Props {
  text: string
  /** What is copied. */
  of: string
}

/** As `CopyButton`, where there is room for the drawing alone. */
export function CopyIcon({ text, of }: Props) {
  const say = useSay()
  const copy = useCopy()
  return (
    <ActionIcon
      variant="subtle"
      size={36}
      aria-label={`${say('desk.copy')}: ${of}`}
      onClick={() => void copy(text)}
    >
      <Icon of={copyOutline} isSmall />
    </ActionIcon>
  )
}
