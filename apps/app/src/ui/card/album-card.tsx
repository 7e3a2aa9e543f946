import type { AlbumCard as AlbumAnswer } from '#client'
import { useTranslate } from '../../language/text.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './cards.module.css'

interface Props {
  album: AlbumAnswer
  ground: number
  sizes: string
  heading: 'h2' | 'h3'
  isFirst?: boolean
}

export function AlbumCard({ album, ground, sizes, heading: Heading, isFirst = false }: Props) {
  const t = useTranslate()
  return (
    <a href={`/gallery-detail/${encodeURIComponent(album.name)}`}>
      <Picture source={album.cover_image} alt="" ground={ground} sizes={sizes} isFirst={isFirst} />
      <div>
        <Heading className={styles.albumTitle}>{album.title}</Heading>
        <span className="small dim">{t('gallery.pictures', { count: album.picture_count ?? 0 })}</span>
      </div>
    </a>
  )
}
