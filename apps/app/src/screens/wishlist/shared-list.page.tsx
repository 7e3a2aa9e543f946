import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { CartWords } from '../../ui/cart/cart-words.tsx'
import { SharedListBody } from './shared-list-body.tsx'
import { sharedListScreen } from './shared-list.screen.ts'

export function SharedListPage({ params }: PageProps) {
  return (
    <CartWords>
      <Page screen={sharedListScreen} params={params}>
        <SharedListBody token={params['token'] ?? ''} />
      </Page>
    </CartWords>
  )
}
