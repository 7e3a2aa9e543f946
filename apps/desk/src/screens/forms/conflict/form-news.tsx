import { ActionIcon, Button } from '@mantine/core'
import { closeOutline } from 'ionicons/icons'
import { Link } from 'react-router-dom'
import { listPath } from '../../../data/document/desk-types.ts'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { type AnyDocument, textOf } from '../../../data/document/document.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { resource } from '#client'
import { ownUser } from '../../../data/user/session.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useWatchedDocument } from '../../../data/realtime/realtime.ts'
import { useDocumentInfo, useVersions } from '../../../data/document/document-info.ts'
import { useUserName } from '../../../data/user/people.ts'
import { changerOf } from '../sidebar/form-history.tsx'
import styles from '../sidebar/sidebar.module.css'

interface Changed {
  meta: DocMeta
  document: AnyDocument
}

function ShownNews({ onClose, ...changed }: Changed & { onClose: () => void }) {
  const t = useTranslate()
  return (
    <div className="notice info">
      <p>{t('desk.changed_and_shown', { who: useWho(changed) })}</p>
      <ActionIcon variant="subtle" size={40} aria-label={t('shell.close')} onClick={onClose}>
        <Icon of={closeOutline} isSmall />
      </ActionIcon>
    </div>
  )
}

function MetNews({ onOpen, ...changed }: Changed & { onOpen: () => void }) {
  const t = useTranslate()
  return (
    <div className="notice info">
      <p>{t('desk.changed_by', { who: useWho(changed) })}</p>
      <Button variant="default" onClick={onOpen}>
        {t('desk.show_newest')}
      </Button>
    </div>
  )
}

interface DeletedNewsProps {
  doctype: string
  isDirty: boolean
  onSaveAsNew: () => void
}

function DeletedNews({ doctype, isDirty, onSaveAsNew }: DeletedNewsProps) {
  const t = useTranslate()
  return (
    <div className="notice warn">
      <p>{[t('desk.unavailable'), isDirty && t('desk.unavailable_unsaved')].filter(Boolean).join(' ')}</p>
      <div className="dialog-actions">
        {isDirty && (
          <Button variant="default" onClick={onSaveAsNew}>
            {t('desk.save_as_new')}
          </Button>
        )}
        <Button variant="default" component={Link} to={listPath(doctype)}>
          {t('desk.to_the_list')}
        </Button>
      </div>
    </div>
  )
}

interface Props {
  meta: DocMeta
  news: News
  stored: AnyDocument | null
  met: AnyDocument | null
  isDirty: boolean
  onOpen: () => void
  onSaveAsNew: () => void
  onClose: () => void
}

export function FormNews({ meta, news, stored, met, isDirty, onOpen, onSaveAsNew, onClose }: Props) {
  const isShown = news.kind === 'shown' && met === null
  return (
    <div className={styles.formNews} role="status">
      {news.kind === 'gone' && (
        <DeletedNews doctype={meta.name} isDirty={isDirty} onSaveAsNew={onSaveAsNew} />
      )}
      {isShown && stored && <ShownNews {...{ meta, onClose }} document={stored} />}
      {news.kind !== 'gone' && met && <MetNews {...{ meta, onOpen }} document={met} />}
    </div>
  )
}

export interface News {
  kind: 'none' | 'shown' | 'gone'
}

interface NewsOptions {
  meta: DocMeta
  stored: AnyDocument | null
  /** True when the user typed here, or compares two versions: the form is not replaced. */
  isProtected: boolean
  /** True while an own request is running: a change reported meanwhile is most likely that one. */
  isBusy: boolean
  show: (newest: AnyDocument) => void
  meet: (newest: AnyDocument) => void
}

interface RemoteChange {
  modified: string | null
}

const none: News = { kind: 'none' }

/** Reads the document; null when it was deleted or is not readable, undefined when the request fails. */
async function readNow(doctype: string, name: string): Promise<AnyDocument | null | undefined> {
  try {
    return await resource<AnyDocument>(doctype).get(name)
  } catch (failure) {
    const { isMissing, status } = toMelaError(failure)
    return isMissing || status === 403 ? null : undefined
  }
}

export function useNews({ meta, stored, isProtected, isBusy, show, meet }: NewsOptions) {
  const [remoteChange, setRemoteChange] = useState<RemoteChange | null>(null)
  const [news, setNews] = useState<News>(none)
  const doctype = meta.name
  const name = textOf(stored?.['name'])
  const known = textOf(stored?.['modified'])
  const isNewer = remoteChange !== null && (remoteChange.modified === null || remoteChange.modified > known)

  useWatchedDocument(doctype, stored && name, (change) =>
    setRemoteChange({ modified: change?.modified ?? null }),
  )

  const take = useEffectEvent((newest: AnyDocument | null | undefined) => {
    setRemoteChange(null)
    if (newest === null) return setNews({ kind: 'gone' })
    if (newest === undefined || textOf(newest['modified']) === known) return
    if (isProtected) return meet(newest)
    show(newest)
    setNews(textOf(newest['modified_by']) === ownUser() ? none : { kind: 'shown' })
  })

  useEffect(() => {
    if (!isNewer || isBusy) return undefined
    let isOver = false
    void readNow(doctype, name).then((newest) => {
      if (!isOver) take(newest)
    })
    return () => {
      isOver = true
    }
  }, [doctype, name, isNewer, isBusy])

  return { news, forget: () => setNews(none) }
}

export function useWho({ meta, document }: Changed): string {
  const t = useTranslate()
  const [name, modified] = [textOf(document['name']), textOf(document['modified'])]
  const asked = { doctype: meta.name, name, modified }
  const { data: versions, isPlaceholderData } = useVersions({ ...asked, isWanted: meta.isTracked })
  const documentInfo = useDocumentInfo(asked)
  const isOpen = meta.isTracked && (versions === undefined || isPlaceholderData)
  const user = isOpen ? '' : changerOf(versions ?? [], textOf(document['modified_by']))
  const known = documentInfo.data?.people.get(user)
  const read = useUserName(known === undefined ? user : '')
  return known ?? (read || t('desk.someone'))
}
