import { lazy, Suspense, useState } from 'react'
import type { Album } from '#client'
import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { AlbumBody } from './album-body.tsx'
import { albumScreen } from './album.screen.ts'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox/lightbox.tsx')).Lightbox }))

interface Opened {
  album: Album
  index: number
}

export function AlbumPage({ params }: PageProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <Page screen={albumScreen} params={params}>
      <AlbumBody params={params} onOpen={(album, index) => setOpened({ album, index })} />
      {opened && (
        <Suspense>
          <Lightbox album={opened.album} index={opened.index} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Page>
  )
}
