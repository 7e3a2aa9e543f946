import { Page } from '../../shell/page.tsx'
import { MarketWords } from '../../ui/added-catalogues.tsx'
import { ClassifiedsBody } from './classifieds-body.tsx'
import { classifiedsScreen } from './classifieds.screen.tsx'

MarketWords.fetchAhead()

export function ClassifiedsPage() {
  return (
    <MarketWords>
      <Page screen={classifiedsScreen}>
        <ClassifiedsBody />
      </Page>
    </MarketWords>
  )
}
