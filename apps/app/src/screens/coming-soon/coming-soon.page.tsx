import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { WebsiteMessages } from '../../ui/added-catalogues.tsx'
import { ComingSoonBody } from './coming-soon-body.tsx'
import { comingSoonScreen } from './coming-soon.screen.tsx'

WebsiteMessages.fetchAhead()

export function ComingSoonPage({ params }: PageProps) {
  return (
    <WebsiteMessages>
      <Page screen={comingSoonScreen} params={params}>
        <ComingSoonBody params={params} />
      </Page>
    </WebsiteMessages>
  )
}
