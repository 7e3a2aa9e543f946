import { Page } from '../../shell/page.tsx'
import { PlaceMessages } from '../../ui/added-catalogues.tsx'
import { PlaceBody } from './place-body.tsx'
import { placeScreen } from './place.screen.tsx'

export function PlacePage() {
  return (
    <PlaceMessages>
      <Page screen={placeScreen}>
        <PlaceBody />
      </Page>
    </PlaceMessages>
  )
}
