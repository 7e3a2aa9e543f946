import { albumsCall, settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/site-words.ts'

export const albumsScreen: Screen = {
  bar: () => innerBar('gallery.title'),
  calls: () => [settingsCall, albumsCall],
  head: ({ known }, say) => ({
    title: pageTitle(say('gallery.title'), known(settingsCall)),
    description: say('gallery.lead'),
    canonical: '/gallery',
    image: known(albumsCall)?.[0]?.cover_image,
  }),
}
