import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { WebsiteWords } from '../../ui/added-catalogues.tsx'
import { ComingSoonBody } from './coming-soon-body.tsx'
import { comingSoonScreen } from './coming-soon.screen.tsx'

WebsiteWords.fetchAhead()

export function ComingSoonPage({ params }: PageProps) {
  return (
    <WebsiteWords>
      <Page screen={comingSoonScreen} params={params}>
        <ComingSoonBody params={params} />
      </Page>
    </WebsiteWords>
  )
}
