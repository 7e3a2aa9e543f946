import { Button, FileButton } from '@mantine/core'
import { useState, type DragEvent, memo, useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from '../../language/translate.ts'
import { TitledCard } from '../../ui/titled-card.tsx'
import { type FileState, type QueuedFile, UploadQueue } from './upload-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call, MelaError, upload } from '#client'
import { saveChoice, readChoice } from '../../data/device.ts'
import { picturesKey } from './use-album-pictures.ts'
import styles from './pictures.module.css'

const key = (album: string): string => `mela.album.${album}`

/** Maximum number of remembered files of an album; the album itself recognises forgotten ones by content. */
const most = 600

const markOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

function marksIn(text: string | null): readonly string[] {
  try {
    const marks: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : []
  } catch {
    return []
  }
}

/** Remembers the files that this device has added to an album: after a reload they are not sent again. */
function uploadedFiles(album: string) {
  const marks = new Set(marksIn(readChoice(key(album))))
  return {
    has: (file: File): boolean => marks.has(markOf(file)),
    add: (file: File): void => {
      marks.add(markOf(file))
      saveChoice(key(album), JSON.stringify([...marks].slice(-most)))
    },
  }
}

/** Milliseconds after which a lost network is tried again, without an event of the browser. */
const askAgainAfter = 5000

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const handleBack = () => {
      clearTimeout(timer)
      removeEventListener('online', handleBack)
      resolve()
    }
    const timer = setTimeout(handleBack, askAgainAfter)
    addEventListener('online', handleBack)
  })
}

const isOffline = (error: unknown): boolean => error instanceof MelaError && error.isOffline

function useUploadQueue(album: string, { isOpen }: { isOpen: boolean }) {
  const client = useQueryClient()
  const [queue] = useState(() => {
    const uploaded = uploadedFiles(album)
    return new UploadQueue({
      // A file of a non-public album is private from the start.
      send: async (file, onProgress) => (await upload(file, { isPrivate: !isOpen, onProgress })).name,
      add: async (files) => {
        const { skipped } = await call('mela.gallery.add_pictures', { gallery: album, files })
        void client.invalidateQueries({ queryKey: picturesKey(album) })
        return skipped
      },
      isKnown: uploaded.has,
      remember: uploaded.add,
      isOffline,
      untilOnline,
    })
  })
  const state = useSyncExternalStore(queue.subscribe, queue.read)
  const isBusy = state.files.some(({ state: one }) => ['waiting', 'sending', 'arrived'].includes(one))
  useEffect(() => {
    if (!isBusy) return undefined
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', handleLeave)
    return () => removeEventListener('beforeunload', handleLeave)
  }, [isBusy])
  return { queue, state, isBusy }
}

const labels: Readonly<Record<FileState, `album.file_${FileState}`>> = {
  waiting: 'album.file_waiting',
  sending: 'album.file_sending',
  arrived: 'album.file_arrived',
  here: 'album.file_here',
  known: 'album.file_known',
  failed: 'album.file_failed',
}

/** Row of an upload, memoised: there may be 500, and only a changed file renders its row. */
const UploadRow = memo(function UploadRow({ queued }: { queued: QueuedFile }) {
  const t = useTranslate()
  const { file, state, share } = queued
  return (
    <li className={styles.uploadRow}>
      <span className={styles.uploadName}>{file.name}</span>
      {state === 'sending' ? (
        <progress
          className={`${styles.albumProgress} ${styles.uploadShare}`}
          max={1}
          value={share}
          aria-label={file.name}
        />
      ) : (
        <span className={`small ${state === 'failed' ? 'field-error' : 'dim'}`}>{t(labels[state])}</span>
      )}
    </li>
  )
})

function UploadRows({ files }: { files: readonly QueuedFile[] }) {
  const t = useTranslate()
  return (
    <ul className={styles.uploadRows} tabIndex={0} aria-label={t('album.sending')}>
      {files.map((queued) => (
        <UploadRow key={queued.key} queued={queued} />
      ))}
    </ul>
  )
}

const kinds = 'image/png,image/jpeg,image/webp,image/avif,image/gif,video/mp4,video/quicktime'

/** Maximum number of pictures in an album. */
const mostPictures = 500

interface Props {
  album: string
  isOpen: boolean
  count: number
}

function labelOf({ isPaused, isOffline }: { isPaused: boolean; isOffline: boolean }) {
  if (isOffline) return 'album.no_network'
  return isPaused ? 'album.paused' : 'album.after_reload'
}

export function UploadPanel({ album, isOpen, count }: Props) {
  const t = useTranslate()
  const { queue, state, isBusy } = useUploadQueue(album, { isOpen })
  const [outside, setOutside] = useState(0)
  const [isOver, setOver] = useState(false)
  const done = state.files.filter(({ state: one }) => ['here', 'known', 'failed'].includes(one)).length
  const hasFailed = state.files.some(({ state: one }) => one === 'failed')

  const handleFiles = (files: readonly File[]) => {
    const coming = state.files.filter(({ state: one }) => ['waiting', 'sending', 'arrived'].includes(one))
    const freeSlots = Math.max(0, mostPictures - count - coming.length)
    setOutside(Math.max(0, files.length - freeSlots))
    queue.choose(files.slice(0, freeSlots))
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    handleFiles([...event.dataTransfer.files])
  }
  const handleOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }

  return (
    <TitledCard place="page" title={t('album.drop_title')}>
      <div
        className={`${styles.albumDrop}${isOver ? ` ${styles.isOver}` : ''}`}
        onDrop={handleDrop}
        onDragOver={handleOver}
        onDragLeave={() => setOver(false)}
      >
        <p className={styles.albumHint}>{t('album.drop_hint')}</p>
        <p className="dim">{t('album.drop_text')}</p>
        <FileButton multiple accept={kinds} onChange={handleFiles}>
          {(button) => <Button {...button}>{t('album.choose_files')}</Button>}
        </FileButton>
      </div>
      {outside > 0 && (
        <p className="field-error" role="alert">
          {t('album.over_limit', { count: outside })}
        </p>
      )}
      {state.files.length > 0 && (
        <div className={styles.albumSending}>
          <div className={styles.albumSendingHead}>
            <p className="grow" role="status">
              <b className="num">{t('album.progress', { done, total: state.files.length })}</b>
              {isBusy && <span className="small dim"> {t(labelOf(state))}</span>}
            </p>
            {isBusy && (
              <Button variant="default" onClick={() => queue.pause(!state.isPaused)}>
                {t(state.isPaused ? 'album.go_on' : 'album.pause')}
              </Button>
            )}
            {hasFailed && (
              <Button variant="default" onClick={() => queue.retry()}>
                {t('states.retry')}
              </Button>
            )}
            {!isBusy && (
              <Button variant="subtle" onClick={() => queue.clear()}>
                {t('album.clear')}
              </Button>
            )}
          </div>
          <progress
            className={styles.albumProgress}
            max={state.files.length}
            value={done}
            aria-label={t('album.sending')}
          />
          <UploadRows files={state.files} />
        </div>
      )}
    </TitledCard>
  )
}
