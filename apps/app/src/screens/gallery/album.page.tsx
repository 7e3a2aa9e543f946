import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { Album } from '#client'
import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { AlbumBody } from './album-body.tsx'
import { OwnPictures } from './own-pictures.tsx'
import { albumScreen } from './album.screen.ts'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox/lightbox.tsx')).Lightbox }))

interface Opened {
  album: Album
  index: number
}

export function AlbumPage({ params }: PageProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const opener = useRef<Element | null>(null)
  const handleOpen = useCallback((album: Album, index: number) => {
    opener.current = document.activeElement
    setOpened({ album, index })
  }, [])
  const handleClose = () => {
    setOpened(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <Page screen={albumScreen} params={params}>
      <AlbumBody params={params} onOpen={handleOpen}>
        <Suspense>
          <OwnPictures gallery={params['id'] ?? ''} />
        </Suspense>
      </AlbumBody>
      {opened && (
        <Suspense>
          <Lightbox album={opened.album} index={opened.index} onClose={handleClose} />
        </Suspense>
      )}
    </Page>
  )
}
