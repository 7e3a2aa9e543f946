import { memo } from 'react'
import { useSay } from '../../language/say.ts'
import type { FileState, QueuedFile } from './upload-queue.ts'

const words: Readonly<Record<FileState, `album.file_${FileState}`>> = {
  waiting: 'album.file_waiting',
  sending: 'album.file_sending',
  arrived: 'album.file_arrived',
  here: 'album.file_here',
  known: 'album.file_known',
  failed: 'album.file_failed',
}

/** A row is drawn again only when its own file has moved on: there may be five hundred. */
const UploadRow = memo(function UploadRow({ queued }: { queued: QueuedFile }) {
  const say = useSay()
  const { file, state, share } = queued
  return (
    <li className={`upload-row is-${state}`}>
      <span className="upload-name">{file.name}</span>
      {state === 'sending' ? (
        <progress className="album-progress upload-share" max={1} value={share} aria-label={file.name} />
      ) : (
        <span className={`small ${state === 'failed' ? 'field-error' : 'dim'}`}>{say(words[state])}</span>
      )}
    </li>
  )
})

export function UploadRows({ files }: { files: readonly QueuedFile[] }) {
  const say = useSay()
  return (
    <ul className="upload-rows" tabIndex={0} aria-label={say('album.sending')}>
      {files.map((queued) => (
        <UploadRow key={queued.key} queued={queued} />
      ))}
    </ul>
  )
}
