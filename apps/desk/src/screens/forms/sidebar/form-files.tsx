import { attachOutline, globeOutline, lockClosedOutline, trashOutline } from 'ionicons/icons'
import { useState } from 'react'
import { call, resource } from '#client'
import { useInvalidateDocumentInfo, type Attachment } from '../../../data/document/document-info.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import { UploadButton, useUpload } from '../../../fields/file/file-field.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { useHeldBack } from '../use-held-back.ts'
import { ActionIcon } from '@mantine/core'
import { useLanguage } from '../../../language/language.tsx'
import { momentText } from '../../../ui/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './sidebar.module.css'

/** Attaches a file, private by default, because files of a document are seldom public. */
function AttachFile({ target, onAttached }: { target: AttachTarget; onAttached: () => Promise<void> }) {
  const t = useTranslate()
  const [isPrivate, setPrivate] = useState(true)
  const upload = useUpload({
    attachTo: target,
    field: '',
    isPrivate,
    onDone: () => void onAttached(),
  })
  return (
    <div className={styles.attachFile}>
      <label className="tick-line">
        <input
          type="checkbox"
          className="tick"
          checked={isPrivate}
          onChange={(event) => setPrivate(event.currentTarget.checked)}
        />
        <span className="small">{t('desk.file_private_only')}</span>
      </label>
      {!isPrivate && <p className="field-help">{t('desk.file_anybody')}</p>}
      <UploadButton text={t('desk.file_attach')} icon={attachOutline} upload={upload} />
    </div>
  )
}

interface Props {
  target: AttachTarget
  attachments: readonly Attachment[]
  people: ReadonlyMap<string, string>
  canWrite: boolean
}

export function FormFiles({ target, attachments, people, canWrite }: Props) {
  const t = useTranslate()
  const toast = useToast()
  const renew = useInvalidateDocumentInfo(target.doctype, target.name)
  const { removed, remove } = useHeldBack(async (name) => {
    await resource('File').delete(name)
    await renew()
  })
  // The question comes first: a refusal seconds later would be a surprise.
  const handleRemove = async ({ name, file_name }: Attachment) => {
    const { has_permission } = await call('mela.rpc.has_permission', {
      ...{ doctype: 'File', docname: name, perm_type: 'delete' },
    })
    if (has_permission) remove(name, t('desk.file_deleted', { name: file_name }))
    else toast(t('desk.file_not_yours', { name: file_name }))
  }
  const shown = attachments.filter(({ name }) => !removed.has(name))
  return (
    <TitledCard place="sidebar" title={t('desk.files')}>
      {shown.length === 0 && <p className="small dim">{t('desk.file_none')}</p>}
      {shown.length > 0 && (
        <ul className={styles.files}>
          {shown.map((file) => (
            <FileRow
              key={file.name}
              file={file}
              by={people.get(file.owner ?? '') ?? file.owner ?? null}
              canRemove={canWrite}
              onRemove={() => void handleRemove(file)}
            />
          ))}
        </ul>
      )}
      {canWrite && <AttachFile target={target} onAttached={renew} />}
    </TitledCard>
  )
}

interface FileRowProps {
  file: Attachment
  by: string | null
  canRemove: boolean
  onRemove: () => void
}

function FileRow({ file, by, canRemove, onRemove }: FileRowProps) {
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
