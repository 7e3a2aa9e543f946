import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { MarketWords } from '../../ui/added-catalogues.tsx'
import { JobBody } from './job-body.tsx'
import { jobScreen } from './job.screen.tsx'

MarketWords.fetchAhead()

export function JobPage({ params }: PageProps) {
  return (
    <MarketWords>
      <Page screen={jobScreen} params={params}>
        <JobBody params={params} />
      </Page>
    </MarketWords>
  )
}
