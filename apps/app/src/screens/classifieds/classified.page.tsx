import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { MarketMessages } from '../../ui/added-catalogues.tsx'
import { ClassifiedBody } from './classified-body.tsx'
import { classifiedScreen } from './classified.screen.tsx'

MarketMessages.fetchAhead()

export function ClassifiedPage({ params }: PageProps) {
  return (
    <MarketMessages>
      <Page screen={classifiedScreen} params={params}>
        <ClassifiedBody params={params} />
      </Page>
    </MarketMessages>
  )
}
