import { Page } from '../../shell/page.tsx'
import { GalleryWords } from '../../ui/added-catalogues.tsx'
import { AlbumsBody } from './albums-body.tsx'
import { albumsScreen } from './albums.screen.tsx'

GalleryWords.fetchAhead()

export function AlbumsPage() {
  return (
    <GalleryWords>
      <Page screen={albumsScreen}>
        <AlbumsBody />
      </Page>
    </GalleryWords>
  )
}
