import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { citiesCall, placePath } from './place-calls.ts'
import { PlaceBody } from './place-body.tsx'

/** Screen whose server page holds the cities alone; the device's choice is its own. */
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

export const serverPage: ServerPage = {
  screen: placeScreen,
  body: () => <PlaceBody />,
}
