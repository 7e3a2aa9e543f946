import { Button } from '@mantine/core'
import { Suspense, useRef, useState, memo } from 'react'
import { Link, useParams } from 'react-router-dom'
import { documentPath } from '../../data/document/desk-types.ts'
import { toMelaError } from '../../data/query-client.ts'
import { useWatchedDocument } from '../../data/realtime/realtime.ts'
import { useTranslate } from '../../language/translate.ts'
import { Failed, EmptyState, Skeleton } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useSteady } from '../../ui/use-steady.ts'
import { PeoplePanel } from './people-panel.tsx'
import { UploadPanel } from './upload-panel.tsx'
import {
  useAlbumPictures,
  usePeopleCall,
  type AlbumPictures,
  type AlbumPicture,
} from './use-album-pictures.ts'
import { addedCatalogues } from '../../language/language.tsx'
import { Badge } from '../../ui/badge.tsx'
import listPageStyles from '../../ui/list/list-page.module.css'
import styles from './pictures.module.css'

const nothing: ReadonlySet<string> = new Set()

interface BodyProps {
  name: string
  album: AlbumPictures
}

function AlbumBody({ name, album }: BodyProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState(nothing)
  const people = useRef<HTMLDivElement>(null)
  const untag = usePeopleCall('mela.gallery.untag', name)
  const handleChoose = useSteady((picture: string) => {
    const others = [...chosen].filter((one) => one !== picture)
    setChosen(new Set(chosen.has(picture) ? others : [...others, picture]))
  })
  const handleTakeOut = useSteady((person: string) => untag.mutate({ people: [person] }))
  const handleOn = () => {
    people.current?.scrollIntoView()
    people.current?.focus({ preventScroll: true })
  }
  const { pictures } = album
  const hidden = pictures.filter(({ is_hidden }) => is_hidden).length
  return (
    <>
      <UploadPanel album={name} isOpen={album.is_open} count={pictures.length} />
      {hidden > 0 && (
        <p className="notice warn" role="status">
          {t('album.withheld_count', { count: hidden })}
        </p>
      )}
      {pictures.length === 0 ? (
        <EmptyState title={t('album.empty_title')} text={t('album.empty_text')} />
      ) : (
        <div className={styles.albumColumns}>
          <PictureGrid
            pictures={pictures}
            chosen={chosen}
            onChoose={handleChoose}
            onTakeOut={handleTakeOut}
          />
          {chosen.size > 0 && (
            <div className={`${listPageStyles.chosenBar} ${styles.albumChosen}`}>
              <span className="mid">{t('album.chosen', { count: chosen.size })}</span>
              <Button onClick={handleOn}>{t('album.who_is_in_it')}</Button>
            </div>
          )}
          <div ref={people} className={styles.albumSide} tabIndex={-1}>
            <PeoplePanel album={name} chosen={chosen} onNamed={() => setChosen(nothing)} />
          </div>
        </div>
      )}
    </>
  )
}

function Album({ name }: { name: string }) {
  const t = useTranslate()
  const { data, error, refetch } = useAlbumPictures(name)
  useTitle(data?.title ?? t('album.people_title'))
  useWatchedDocument('Gallery', name, () => void refetch())
  if (error && !data) return <Failed isPage error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={6} height={120} />
  return (
    <>
      <header className="page-head">
        <div className="grow">
          <h1>{data.title}</h1>
          <p className="dim">{t('album.people_title')}</p>
        </div>
        <Link className="row-title" to={documentPath('Gallery', name)}>
          {t('album.the_album')}
        </Link>
      </header>
      <AlbumBody name={name} album={data} />
    </>
  )
}

export function PicturesPage() {
  const { name = '' } = useParams()
  return (
    <Suspense fallback={<Skeleton rows={6} height={120} />}>
      <AlbumMessages>
        <Album key={name} name={name} />
      </AlbumMessages>
    </Suspense>
  )
}

/** Adds the texts of albums to those of the desk. */
const AlbumMessages = addedCatalogues('album')

/** Width in pixels of a rendition for the grid on high-resolution screens, rendered once by the server. */
const width = 320

const smallOf = ({ small }: AlbumPicture): string | undefined =>
  small && /^\/(private\/)?files\//.test(small) ? `${small}?width=${width}` : (small ?? undefined)

interface CellProps {
  picture: AlbumPicture
  number: number
  isChosen: boolean
  onChoose: (picture: string) => void
  onTakeOut: (person: string) => void
}

const PictureCell = memo(function PictureCell({ picture, number, isChosen, onChoose, onTakeOut }: CellProps) {
  const t = useTranslate()
  const refusing = picture.people.filter(({ is_agreed }) => !is_agreed).map(({ full_name }) => full_name)
  const title = picture.title ?? picture.alt ?? ''
  return (
    <li className={`${styles.albumPicture}${isChosen ? ' is-chosen' : ''}`}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={() => onChoose(picture.picture)}
          aria-label={t('album.choose_picture', { number, title })}
        />
        <img src={smallOf(picture)} alt={picture.alt ?? ''} loading="lazy" decoding="async" />
      </label>
      {picture.is_hidden && <Badge tone="warn">{t('album.withheld', { names: refusing.join(', ') })}</Badge>}
      {picture.people.length > 0 && (
        <ul className={styles.albumPeople}>
          {picture.people.map(({ person, full_name }) => (
            <li key={person}>
              {full_name}
              <button
                type="button"
                aria-label={t('album.take_out', { name: full_name })}
                onClick={() => onTakeOut(person)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
})

interface PictureGridProps extends Omit<CellProps, 'picture' | 'number' | 'isChosen'> {
  pictures: readonly AlbumPicture[]
  chosen: ReadonlySet<string>
}

export function PictureGrid({ pictures, chosen, ...acts }: PictureGridProps) {
  return (
    <ul className={styles.albumGrid}>
      {pictures.map((picture, index) => (
        <PictureCell
          key={picture.picture}
          picture={picture}
          number={index + 1}
          isChosen={chosen.has(picture.picture)}
          {...acts}
        />
      ))}
    </ul>
  )
}
