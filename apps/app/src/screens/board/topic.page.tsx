import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { MarketWords } from '../../ui/added-catalogues.tsx'
import { TopicBody } from './topic-body.tsx'
import { topicScreen } from './topic.screen.tsx'

MarketWords.fetchAhead()

export function TopicPage({ params }: PageProps) {
  return (
    <MarketWords>
      <Page screen={topicScreen} params={params}>
        <TopicBody params={params} />
      </Page>
    </MarketWords>
  )
}
