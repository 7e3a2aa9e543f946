import { Button, FileButton } from '@mantine/core'
import { useState, type DragEvent } from 'react'
import { useSay } from '../../language/say.ts'
import { TitledCard } from '../../ui/titled-card.tsx'
import { UploadRows } from './upload-rows.tsx'
import { useUploadQueue } from './use-upload-queue.ts'

const kinds = 'image/png,image/jpeg,image/webp,image/avif,image/gif,video/mp4,video/quicktime'

/** As many as an album holds. */
const mostPictures = 500

interface Props {
  album: string
  isOpen: boolean
  /** Pictures that the album has already. */
  count: number
}

function wordOf({ isPaused, isOffline }: { isPaused: boolean; isOffline: boolean }) {
  if (isOffline) return 'album.no_network'
  return isPaused ? 'album.paused' : 'album.after_reload'
}

/** Many files at once: dropped or chosen, sent as far as the network goes, each in its place. */
export function UploadPanel({ album, isOpen, count }: Props) {
  const say = useSay()
  const { queue, state, isBusy } = useUploadQueue(album, { isOpen })
  const [outside, setOutside] = useState(0)
  const [isOver, setOver] = useState(false)
  const done = state.files.filter(({ state: one }) => ['here', 'known', 'failed'].includes(one)).length
  const hasFailed = state.files.some(({ state: one }) => one === 'failed')

  const handleFiles = (files: readonly File[]) => {
    const coming = state.files.filter(({ state: one }) => ['waiting', 'sending', 'arrived'].includes(one))
    const room = Math.max(0, mostPictures - count - coming.length)
    setOutside(Math.max(0, files.length - room))
    queue.choose(files.slice(0, room))
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
    <TitledCard place="page" title={say('album.drop_title')}>
      <div
        className={`album-drop${isOver ? ' is-over' : ''}`}
        onDrop={handleDrop}
        onDragOver={handleOver}
        onDragLeave={() => setOver(false)}
      >
        <p className="album-hint">{say('album.drop_hint')}</p>
        <p className="dim">{say('album.drop_text')}</p>
        <FileButton multiple accept={kinds} onChange={handleFiles}>
          {(button) => <Button {...button}>{say('album.choose_files')}</Button>}
        </FileButton>
      </div>
      {outside > 0 && (
        <p className="field-error" role="alert">
          {say('album.over_limit', { count: outside })}
        </p>
      )}
      {state.files.length > 0 && (
        <div className="album-sending">
          <div className="album-sending-head">
            <p className="grow" role="status">
              <b className="num">{say('album.progress', { done, total: state.files.length })}</b>
              {isBusy && <span className="small dim"> {say(wordOf(state))}</span>}
            </p>
            {isBusy && (
              <Button variant="default" onClick={() => queue.pause(!state.isPaused)}>
                {say(state.isPaused ? 'album.go_on' : 'album.pause')}
              </Button>
            )}
            {hasFailed && (
              <Button variant="default" onClick={() => queue.retry()}>
                {say('states.retry')}
              </Button>
            )}
            {!isBusy && (
              <Button variant="subtle" onClick={() => queue.clear()}>
                {say('album.clear')}
              </Button>
            )}
          </div>
          <progress
            className="album-progress"
            max={state.files.length}
            value={done}
            aria-label={say('album.sending')}
          />
          <UploadRows files={state.files} />
        </div>
      )}
    </TitledCard>
  )
}
