import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { MarketMessages } from '../../ui/added-catalogues.tsx'
import { TopicsBody } from './topics-body.tsx'
import { topicsScreen } from './topics.screen.tsx'

MarketMessages.fetchAhead()

export function TopicsPage({ params }: PageProps) {
  return (
    <MarketMessages>
      <Page screen={topicsScreen} params={params}>
        <TopicsBody params={params} />
      </Page>
    </MarketMessages>
  )
}
