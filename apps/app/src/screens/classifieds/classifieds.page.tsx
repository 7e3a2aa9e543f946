import { Page } from '../../shell/page.tsx'
import { MarketMessages } from '../../ui/added-catalogues.tsx'
import { ClassifiedsBody } from './classifieds-body.tsx'
import { classifiedsScreen } from './classifieds.screen.tsx'

MarketMessages.fetchAhead()

export function ClassifiedsPage() {
  return (
    <MarketMessages>
      <Page screen={classifiedsScreen}>
        <ClassifiedsBody />
      </Page>
    </MarketMessages>
  )
}
