import { defineModule } from '#framework/modules'
import { sendAgain } from './delivery/send-again.ts'
import { giftCardEventHandlers } from './event-handlers.ts'
import { giftCardExtensions } from './extensions.ts'
import { checkBalance } from './gift-card/check-balance.ts'
import { getMyGiftCards } from './gift-card/get-my-gift-cards.ts'
import { GiftCard, giftCardHooks } from './gift-card/gift-card.doctype.ts'
import { disable } from './issue/disable.ts'
import { enable } from './issue/enable.ts'
import { issue } from './issue/issue.ts'
import { messages } from './messages.ts'
import { redeem } from './payment/redeem.ts'
import { buy } from './purchase/buy.ts'
import { getGiftCardTerms } from './purchase/get-gift-card-terms.ts'
import { GiftCardSettings, giftCardSettingsHooks } from './settings/gift-card-settings.doctype.ts'
import { giftCardTasks } from './tasks.ts'

export { consumeCodeRateLimit } from './gift-card/code-rate-limit.ts'
export { hashCode, type CodeHashes } from './gift-card/gift-card-code.ts'
export { spendFromGiftCard } from './payment/spend-from-gift-card.ts'

export const giftCards = defineModule({
  name: 'gift_cards',
  deskSection: 'money',
  docTypes: [GiftCard, GiftCardSettings],
  methods: {
    ...{ buy, checkBalance, redeem, getGiftCardTerms, getMyGiftCards },
    ...{ issue, disable, enable, sendAgain },
  },
  hooks: [giftCardHooks, giftCardSettingsHooks],
  eventHandlers: giftCardEventHandlers,
  tasks: giftCardTasks,
  extensions: giftCardExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
