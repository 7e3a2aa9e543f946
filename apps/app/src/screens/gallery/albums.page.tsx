import { Page } from '../../shell/page.tsx'
import { GalleryMessages } from '../../ui/added-catalogues.tsx'
import { AlbumsBody } from './albums-body.tsx'
import { albumsScreen } from './albums.screen.tsx'

GalleryMessages.fetchAhead()

export function AlbumsPage() {
  return (
    <GalleryMessages>
      <Page screen={albumsScreen}>
        <AlbumsBody />
      </Page>
    </GalleryMessages>
  )
}
