import { albumCall, settingsCall } from '../../data/calls.ts'
import {
  innerBar,
  type Head,
  type Params,
  type Screen,
  type ScreenVisit,
  type ServerPage,
} from '../../shell/screen.ts'
import type { Translate } from '../../language/text.ts'
import { pageTitle, plainText } from '../../ui/text/site-text.ts'
import { breadcrumbData, galleryData } from '../../ui/structured-data.ts'
import { AlbumBody, AlbumSkeleton } from './album-body.tsx'

const callOf = (params: Params) => albumCall(params['id'] ?? '')

/**
 * Screen of an album. The server's page reads as a guest, so the device reads a members' album again as its account.
 */
export const albumScreen: Screen = {
  bar: () => innerBar('gallery.title', { parent: '/gallery' }),
  calls: ({ params }) => [settingsCall, callOf(params)],
  head: albumHead,
  subject: ({ params }) => ({ call: callOf(params), missing: 'not found' }),
}

const pathOf = (params: Params): string => `/gallery-detail/${encodeURIComponent(params['id'] ?? '')}`

function albumHead({ params, known }: ScreenVisit, t: Translate): Head {
  const settings = known(settingsCall)
  const album = known(callOf(params))
  const canonical = pathOf(params)
  if (!album)
    return { title: pageTitle(t('gallery.title'), settings), description: '', canonical, isIndexed: false }
  return {
    title: pageTitle(album.title, settings),
    description: plainText(album.description) || t('gallery.pictures', { count: album.gallery.length }),
    canonical,
    image: album.cover_image,
    kind: 'article',
  }
}

function albumData({ visit, params, known }: ScreenVisit, t: Translate): object[] {
  const album = known(callOf(params))
  if (!album) return []
  const crumbs = [
    { label: t('gallery.title'), path: '/gallery' },
    { label: album.title, path: pathOf(params) },
  ]
  return [galleryData(album, visit.origin), breadcrumbData(crumbs, visit.origin)]
}

export const serverPage: ServerPage = {
  screen: albumScreen,
  jsonLd: albumData,
  body: (params) => <AlbumBody params={params} notFound={<AlbumSkeleton />} />,
}
