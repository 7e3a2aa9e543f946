import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'
import { citiesCall, placePath } from './place-calls.ts'

/** What a device chose is its own: the server's page holds the cities alone. */
export const placeScreen: Screen = {
  bar: () => innerBar('place.title', { noSearchIcon: true }),
  calls: () => [settingsCall, citiesCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('place.title'), known(settingsCall)),
    description: t('place.lead'),
    canonical: placePath,
    isIndexed: false,
  }),
}
