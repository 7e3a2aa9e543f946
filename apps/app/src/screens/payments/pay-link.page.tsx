import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { PayWords } from '../../ui/pay/pay-words.tsx'
import { PayLinkBody } from './pay-link-body.tsx'
import { payLinkScreen } from './pay-link.screen.ts'

export function PayLinkPage({ params }: PageProps) {
  const token = params['token'] ?? ''
  return (
    <PayWords>
      <Page screen={payLinkScreen} params={params}>
        <PayLinkBody key={token} token={token} />
      </Page>
    </PayWords>
  )
}
