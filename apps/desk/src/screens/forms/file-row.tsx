import { ActionIcon } from '@mantine/core'
import { globeOutline, lockClosedOutline, trashOutline } from 'ionicons/icons'
import type { Attachment } from '../../data/beside.ts'
import { useSay } from '../../language/say.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  file: Attachment
  canRemove: boolean
  onRemove: () => void
}

/** One file: the way to it, and for whom it is. */
export function FileRow({ file, canRemove, onRemove }: Props) {
  const say = useSay()
  const isPrivate = file.is_private === 1
  return (
    <li>
      <Icon of={isPrivate ? lockClosedOutline : globeOutline} isSmall />
      <span className="grow">
        <a className="link" href={file.file_url} target="_blank" rel="noreferrer">
          {file.file_name}
        </a>
        <span className="small dim">{say(isPrivate ? 'desk.file_private' : 'desk.file_public')}</span>
      </span>
      {canRemove && (
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label={say('desk.file_delete', { name: file.file_name })}
          onClick={onRemove}
        >
          <Icon of={trashOutline} isSmall />
        </ActionIcon>
      )}
    </li>
  )
}
