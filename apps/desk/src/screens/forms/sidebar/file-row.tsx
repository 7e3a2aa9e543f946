import { ActionIcon } from '@mantine/core'
import { globeOutline, lockClosedOutline, trashOutline } from 'ionicons/icons'
import type { Attachment } from '../../../data/document/document-info.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { momentText } from '../../../ui/dates.ts'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  file: Attachment
  /** Full name of who attached it, where that is told. */
  by: string | null
  canRemove: boolean
  onRemove: () => void
}

/** One file: the way to it, for whom it is, who attached it and when. */
export function FileRow({ file, by, canRemove, onRemove }: Props) {
  const t = useTranslate()
  const { language } = useLanguage()
  const isPrivate = file.is_private === 1
  return (
    <li>
      <Icon of={isPrivate ? lockClosedOutline : globeOutline} isSmall />
      <span className="grow">
        <a className="link" href={file.file_url} target="_blank" rel="noreferrer">
          {file.file_name}
        </a>
        <span className="small dim">{t(isPrivate ? 'desk.file_private' : 'desk.file_public')}</span>
        {file.creation !== undefined && (
          <span className="small dim">
            {[by, momentText(file.creation, language)].filter(Boolean).join(', ')}
          </span>
        )}
      </span>
      {canRemove && (
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label={t('desk.file_delete', { name: file.file_name })}
          onClick={onRemove}
        >
          <Icon of={trashOutline} isSmall />
        </ActionIcon>
      )}
    </li>
  )
}
