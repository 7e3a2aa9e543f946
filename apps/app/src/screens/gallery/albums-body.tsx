import { albumsCall } from '../../data/calls.ts'
import { useTranslate } from '../../language/text.ts'
import { AlbumCard } from '../../ui/card/album-card.tsx'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { PictureSkeleton } from '../../ui/skeletons.tsx'
import { useAlbumCall } from './use-album-call.ts'
import styles from './gallery.module.css'

export function AlbumsBody() {
  const t = useTranslate()
  const albums = useAlbumCall(albumsCall)
  const empty = (
    <Empty
      title={t('gallery.none_title')}
      text={t('gallery.none_text')}
      mainLink={{ label: t('events.see_all'), href: '/events' }}
    />
  )
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('gallery.title')}</h1>
        <p className="dim">{t('gallery.lead')}</p>
      </div>
      <Shown
        query={albums}
        loading={<PictureSkeleton className={styles.albums} count={7} />}
        empty={empty}
        isEmpty={(list) => list.length === 0}
      >
        {(list) => (
          <ul className={styles.albums}>
            {list.map((album, index) => (
              <li key={album.name}>
                <AlbumCard
                  album={album}
                  ground={index}
                  heading="h2"
                  isFirst={index === 0}
                  sizes={index === 0 ? '(min-width: 768px) 570px, 100vw' : '(min-width: 768px) 275px, 50vw'}
                />
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </div>
  )
}
