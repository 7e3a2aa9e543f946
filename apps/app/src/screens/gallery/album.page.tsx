import { Suspense, useCallback } from 'react'
import { type Album, methodRequest } from '#client'
import type { Methods } from '#contract'
import { useTranslate } from '../../language/text.ts'
import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { GalleryMessages } from '../../ui/added-catalogues.tsx'
import { useLightbox } from '../../ui/lightbox/use-lightbox.tsx'
import { AlbumBody, AlbumSkeleton } from './album-body.tsx'
import { albumScreen } from './album.screen.tsx'
import { useAccount } from '../../data/account.ts'
import { Empty } from '../../ui/state/answer-states.tsx'
import { SignedOut } from '../../ui/state/signed-out.tsx'
import { ownKey } from '../../data/query/own-responses.ts'
import type { PageCall } from '../../data/page-call.ts'
import { useCall } from '#client/react'
import { Picture, pictureSource } from '../../ui/picture/picture.tsx'
import { coverOf, nameOf, pictureOf } from '../../ui/lightbox/album-items.ts'
import { addedMessages } from '../../language/added-messages.tsx'
import styles from './gallery.module.css'

GalleryMessages.fetchAhead()

export function AlbumPage({ params }: PageProps) {
  return (
    <GalleryMessages>
      <OpenedAlbum params={params} />
    </GalleryMessages>
  )
}

function OpenedAlbum({ params }: PageProps) {
  const t = useTranslate()
  const { open, lightbox } = useLightbox()
  const handleOpen = useCallback(
    ({ title, gallery: items }: Album, index: number) =>
      open({ title: t('gallery.viewer', { album: title }), items, index }),
    [open, t],
  )
  return (
    <Page screen={albumScreen} params={params}>
      <AlbumBody params={params} notFound={<AlbumNotFound id={params['id'] ?? ''} />} onOpen={handleOpen}>
        <Suspense>
          <OwnPictures gallery={params['id'] ?? ''} />
        </Suspense>
      </AlbumBody>
      {lightbox}
    </Page>
  )
}

/** Shows the same text for a missing album and for one that the caller may not read; a guest is asked to sign in. */
function AlbumNotFound({ id }: { id: string }) {
  const t = useTranslate()
  if (useAccount() === null)
    return (
      <Suspense fallback={<AlbumSkeleton />}>
        <AlbumMessages>
          <AskToSignIn next={`/gallery-detail/${encodeURIComponent(id)}`} />
        </AlbumMessages>
      </Suspense>
    )
  return (
    <Empty
      title={t('gallery.not_found_title')}
      text={t('states.not_found_text')}
      mainLink={{ label: t('gallery.all_albums'), href: '/gallery' }}
    />
  )
}

function AskToSignIn({ next }: { next: string }) {
  const t = useTranslate()
  return <SignedOut title={t('album.signed_out_title')} text={t('album.signed_out_text')} next={next} />
}

type OwnPicture = Methods['mela.gallery.get_own_pictures']['output']['pictures'][number]

function ownCall(account: string, gallery: string): PageCall<{ pictures: OwnPicture[] }> {
  const request = methodRequest('mela.gallery.get_own_pictures', { gallery })
  return { ...request, key: ownKey(account, `own-pictures:${gallery}`) }
}

function OwnPictures({ gallery }: { gallery: string }) {
  const account = useAccount()
  const { data: value } = useCall(account === null ? undefined : ownCall(account, gallery))
  const pictures = value?.pictures ?? []
  if (pictures.length === 0) return null
  return (
    <AlbumMessages>
      <OwnPictureList pictures={pictures} />
    </AlbumMessages>
  )
}

function OwnPictureList({ pictures }: { pictures: readonly OwnPicture[] }) {
  const t = useTranslate()
  return (
    <section className={styles.ownPictures} aria-labelledby="own-pictures">
      <h2 id="own-pictures">{t('album.own_title')}</h2>
      <p className="dim">{t('album.own_text')}</p>
      <ul className={styles.pictures}>
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

export const AlbumMessages = addedMessages('album')
