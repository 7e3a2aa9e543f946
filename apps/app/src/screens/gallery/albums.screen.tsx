import { albumsCall, settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'
import { listData } from '../../ui/structured-data.ts'
import { AlbumsBody } from './albums-body.tsx'

export const albumsScreen: Screen = {
  bar: () => innerBar('gallery.title'),
  calls: () => [settingsCall, albumsCall],
  head: ({ visit, known }, t) => {
    const albums = known(albumsCall) ?? []
    const pages = albums.map(({ name, title }) => ({
      label: title,
      path: `/gallery-detail/${encodeURIComponent(name)}`,
    }))
    return {
      title: pageTitle(t('gallery.title'), known(settingsCall)),
      description: t('gallery.lead'),
      canonical: '/gallery',
      image: albums[0]?.cover_image,
      jsonLd: pages.length > 0 ? [listData(pages, visit.origin)] : [],
    }
  },
}

export const serverPage: ServerPage = {
  screen: albumsScreen,
  body: () => <AlbumsBody />,
}
