import { Suspense, useCallback } from 'react'
import type { Album } from '#client'
import { useTranslate } from '../../language/text.ts'
import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { useLightbox } from '../../ui/lightbox/use-lightbox.tsx'
import { AlbumBody } from './album-body.tsx'
import { AlbumNotFound } from './album-not-found.tsx'
import { OwnPictures } from './own-pictures.tsx'
import { albumScreen } from './album.screen.ts'

export function AlbumPage({ params }: PageProps) {
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
