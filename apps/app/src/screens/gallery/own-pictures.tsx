import { methodRequest, type AlbumItem } from '#client'
import { useAccount } from '../../data/account.ts'
import { ownKey } from '../../data/query/own-answers.ts'
import type { PageCall } from '../../data/page-call.ts'
import { useAnswer } from '../../data/query/use-answer.ts'
import { useTranslate } from '../../language/text.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { pictureSource } from '../../ui/picture/picture-source.ts'
import { coverOf, nameOf, pictureOf } from '../../ui/lightbox/album-items.ts'
import { AlbumWords } from './album-words.tsx'

interface OwnPicturesAnswer {
  pictures: AlbumItem[]
}

function ownCall(account: string, gallery: string): PageCall<OwnPicturesAnswer> {
  const request = methodRequest('mela.gallery.get_own_pictures', { gallery })
  return { ...request, method: 'POST', key: ownKey(account, `own-pictures:${gallery}`) }
}

/** The pictures of an album that nobody but the caller's family is shown; nothing where there is none. */
export function OwnPictures({ gallery }: { gallery: string }) {
  const account = useAccount()
  const { value } = useAnswer(account === null ? undefined : ownCall(account, gallery))
  const pictures = value?.pictures ?? []
  if (pictures.length === 0) return null
  return (
    <AlbumWords>
      <OwnPictureList pictures={pictures} />
    </AlbumWords>
  )
}

function OwnPictureList({ pictures }: { pictures: readonly AlbumItem[] }) {
  const t = useTranslate()
  return (
    <section className="own-pictures" aria-labelledby="own-pictures">
      <h2 id="own-pictures">{t('album.own_title')}</h2>
      <p className="dim">{t('album.own_text')}</p>
      <ul className="pictures">
        {pictures.map((item, index) => (
          <li key={item.name}>
            <a
              href={pictureSource(pictureOf(item) ?? item.video ?? null)}
              aria-label={t('gallery.open_picture', {
                number: index + 1,
                total: pictures.length,
                title: nameOf(item),
              })}
            >
              <Picture
                source={coverOf(item)}
                alt={item.alt ?? ''}
                ground={index}
                sizes="(min-width: 768px) 281px, 50vw"
              />
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="button line" href="/family">
          {t('album.own_link')}
        </a>
      </p>
    </section>
  )
}
