import { addedMessages } from '../../language/added-messages.tsx'
import { Page } from '../../shell/page.tsx'
import { BalancePart } from './balance-part.tsx'
import { GiftCardPurchase } from './gift-card-form.tsx'
import { GiftCardsBody } from './gift-cards-body.tsx'
import { giftCardsScreen } from './gift-cards.screen.tsx'
import { MyCardsPart } from './my-cards-part.tsx'

const GiftCardMessages = addedMessages('gift-cards', 'pay')

GiftCardMessages.fetchAhead()

export function GiftCardsPage() {
  return (
    <GiftCardMessages>
      <Page screen={giftCardsScreen}>
        <GiftCardsBody renderForm={(terms) => <GiftCardPurchase terms={terms} />}>
          <BalancePart />
          <MyCardsPart />
        </GiftCardsBody>
      </Page>
    </GiftCardMessages>
  )
}
