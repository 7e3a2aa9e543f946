import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { MarketWords } from '../../ui/added-catalogues.tsx'
import { TopicsBody } from './topics-body.tsx'
import { topicsScreen } from './topics.screen.tsx'

MarketWords.fetchAhead()

export function TopicsPage({ params }: PageProps) {
  return (
    <MarketWords>
      <Page screen={topicsScreen} params={params}>
        <TopicsBody params={params} />
      </Page>
    </MarketWords>
  )
}
