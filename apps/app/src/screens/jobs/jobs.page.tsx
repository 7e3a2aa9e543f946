import { Page } from '../../shell/page.tsx'
import { MarketWords } from '../../ui/added-catalogues.tsx'
import { JobsBody } from './jobs-body.tsx'
import { jobsScreen } from './jobs.screen.tsx'

MarketWords.fetchAhead()

export function JobsPage() {
  return (
    <MarketWords>
      <Page screen={jobsScreen}>
        <JobsBody />
      </Page>
    </MarketWords>
  )
}
