import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { WebsiteBody } from './website-body.tsx'
import { websiteScreen } from './website.screen.tsx'

export function WebsitePage({ params }: PageProps) {
  return (
    <Page screen={websiteScreen} params={params}>
      <WebsiteBody params={params} />
    </Page>
  )
}
