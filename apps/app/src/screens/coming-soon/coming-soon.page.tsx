import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { ComingSoonBody } from './coming-soon-body.tsx'
import { comingSoonScreen } from './coming-soon.screen.tsx'

export function ComingSoonPage({ params }: PageProps) {
  return (
    <Page screen={comingSoonScreen} params={params}>
      <ComingSoonBody params={params} />
    </Page>
  )
}
