import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { MarketMessages } from '../../ui/added-catalogues.tsx'
import { TopicBody } from './topic-body.tsx'
import { topicScreen } from './topic.screen.tsx'

MarketMessages.fetchAhead()

export function TopicPage({ params }: PageProps) {
  return (
    <MarketMessages>
      <Page screen={topicScreen} params={params}>
        <TopicBody params={params} />
      </Page>
    </MarketMessages>
  )
}
