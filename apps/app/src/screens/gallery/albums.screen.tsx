import { albumsCall, settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { listData } from '../../ui/structured-data.ts'
import { AlbumsBody } from './albums-body.tsx'

export const albumsScreen: Screen = {
  bar: () => innerBar('gallery.title'),
  calls: () => [settingsCall, albumsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('gallery.title'), known(settingsCall)),
    description: t('gallery.lead'),
    canonical: '/gallery',
    image: known(albumsCall)?.[0]?.cover_image,
  }),
}

export const serverPage: ServerPage = {
  screen: albumsScreen,
  jsonLd: ({ visit, known }) => {
    const pages = (known(albumsCall) ?? []).map(({ name, title }) => ({
      label: title,
      path: `/gallery-detail/${encodeURIComponent(name)}`,
    }))
    return pages.length > 0 ? [listData(pages, visit.origin)] : []
  },
  body: () => <AlbumsBody />,
}
