import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { MarketMessages } from '../../ui/added-catalogues.tsx'
import { JobBody } from './job-body.tsx'
import { jobScreen } from './job.screen.tsx'

MarketMessages.fetchAhead()

export function JobPage({ params }: PageProps) {
  return (
    <MarketMessages>
      <Page screen={jobScreen} params={params}>
        <JobBody params={params} />
      </Page>
    </MarketMessages>
  )
}
