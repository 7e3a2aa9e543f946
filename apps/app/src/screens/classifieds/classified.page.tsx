import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { MarketWords } from '../../ui/added-catalogues.tsx'
import { ClassifiedBody } from './classified-body.tsx'
import { classifiedScreen } from './classified.screen.tsx'

MarketWords.fetchAhead()

export function ClassifiedPage({ params }: PageProps) {
  return (
    <MarketWords>
      <Page screen={classifiedScreen} params={params}>
        <ClassifiedBody params={params} />
      </Page>
    </MarketWords>
  )
}
