import { Page } from '../../shell/page.tsx'
import { MarketMessages } from '../../ui/added-catalogues.tsx'
import { JobsBody } from './jobs-body.tsx'
import { jobsScreen } from './jobs.screen.tsx'

MarketMessages.fetchAhead()

export function JobsPage() {
  return (
    <MarketMessages>
      <Page screen={jobsScreen}>
        <JobsBody />
      </Page>
    </MarketMessages>
  )
}
