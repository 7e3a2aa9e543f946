import { Page } from '../../shell/page.tsx'
import { PlaceWords } from '../../ui/added-catalogues.tsx'
import { PlaceBody } from './place-body.tsx'
import { placeScreen } from './place.screen.tsx'

export function PlacePage() {
  return (
    <PlaceWords>
      <Page screen={placeScreen}>
        <PlaceBody />
      </Page>
    </PlaceWords>
  )
}
