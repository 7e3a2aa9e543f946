import { memo, useCallback, useMemo, type MouseEvent, type ReactNode } from 'react'
import { playOutline } from 'ionicons/icons'
import type { Album, AlbumItem } from '#client'
import { albumCall } from '../../data/calls.ts'
import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { Html } from '../../ui/text/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture, pictureSource } from '../../ui/picture/picture.tsx'
import { coverOf, kindOf, nameOf, pictureOf, shownItems } from '../../ui/lightbox/album-items.ts'
import { useAlbumCall } from './use-album-call.ts'
import { PictureSkeleton } from '../../ui/skeletons.tsx'
import styles from './gallery.module.css'

export interface AlbumBodyProps {
  params: Params
  notFound: ReactNode
  onOpen?: (album: Album, index: number) => void
  children?: ReactNode
}

export function AlbumBody({ params, notFound, onOpen, children }: AlbumBodyProps) {
  const album = useAlbumCall(albumCall(params['id'] ?? ''))
  return (
    <div className="wrap">
      <Shown query={album} loading={<AlbumSkeleton />} empty={notFound}>
        {(value) => <AlbumPictures album={value} onOpen={onOpen} />}
      </Shown>
      {children}
    </div>
  )
}

interface PicturesProps {
  album: Album
  onOpen: AlbumBodyProps['onOpen']
}

function AlbumPictures({ album, onOpen }: PicturesProps) {
  const t = useTranslate()
  const items = useMemo(() => shownItems(album.gallery), [album.gallery])
  const handleOpen = useCallback(
    (index: number) => onOpen?.({ ...album, gallery: items }, index),
    [album, items, onOpen],
  )
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('gallery.title'), path: '/gallery' }]} here={album.title} />
      <div className="page-head">
        <h1>{album.title}</h1>
        <p className="dim">{t('gallery.pictures', { count: items.length })}</p>
        {album.description && <Html html={album.description} />}
      </div>
      {items.length === 0 && <NoPictures />}
      <ul className={styles.pictures}>
        {items.map((item, index) => (
          <li key={item.name}>
            <PictureLink item={item} index={index} total={items.length} onOpen={onOpen && handleOpen} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NoPictures() {
  const t = useTranslate()
  return (
    <Empty
      title={t('gallery.album_empty_title')}
      text={t('states.empty_text')}
      mainLink={{ label: t('gallery.all_albums'), href: '/gallery' }}
    />
  )
}

interface LinkProps {
  item: AlbumItem
  index: number
  total: number
  onOpen: ((index: number) => void) | undefined
}

const seenAtOnce = 2

/** Link to a picture, memoised: an album may have 500, and none is rendered again when one opens. */
const PictureLink = memo(function PictureLink({ item, index, total, onOpen }: LinkProps) {
  const t = useTranslate()
  const label = t('gallery.open_picture', { number: index + 1, total, title: nameOf(item) })
  const address = pictureOf(item) ?? item.video ?? item.iframe
  const handleClick = (event: MouseEvent) => {
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(index)
  }
  return (
    <a href={pictureSource(address)} aria-label={label} onClick={handleClick}>
      <Picture
        source={coverOf(item)}
        alt={item.alt ?? ''}
        ground={index}
        isFirst={index < seenAtOnce}
        sizes="(min-width: 768px) 281px, 50vw"
      >
        {kindOf(item) !== 'image' && (
          <span className={styles.play}>
            <Icon of={playOutline} />
          </span>
        )}
      </Picture>
    </a>
  )
})

const pictures = 12

export function AlbumSkeleton() {
  return (
    <>
      <div className="page-head skeleton" aria-hidden="true">
        <i className="title" />
        <i className="line short" />
      </div>
      <PictureSkeleton className={styles.pictures} count={pictures} />
    </>
  )
}
