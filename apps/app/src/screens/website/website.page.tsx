import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { WebsiteWords } from '../../ui/added-catalogues.tsx'
import { WebsiteBody } from './website-body.tsx'
import { websiteScreen } from './website.screen.tsx'

WebsiteWords.fetchAhead()

export function WebsitePage({ params }: PageProps) {
  return (
    <WebsiteWords>
      <Page screen={websiteScreen} params={params}>
        <WebsiteBody params={params} />
      </Page>
    </WebsiteWords>
  )
}
