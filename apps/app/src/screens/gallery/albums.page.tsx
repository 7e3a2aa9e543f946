import { Page } from '../../shell/page.tsx'
import { AlbumsBody } from './albums-body.tsx'
import { albumsScreen } from './albums.screen.tsx'

export function AlbumsPage() {
  return (
    <Page screen={albumsScreen}>
      <AlbumsBody />
    </Page>
  )
}
