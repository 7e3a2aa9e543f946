import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { WebsiteMessages } from '../../ui/added-catalogues.tsx'
import { WebsiteBody } from './website-body.tsx'
import { websiteScreen } from './website.screen.tsx'

WebsiteMessages.fetchAhead()

export function WebsitePage({ params }: PageProps) {
  return (
    <WebsiteMessages>
      <Page screen={websiteScreen} params={params}>
        <WebsiteBody params={params} />
      </Page>
    </WebsiteMessages>
  )
}
