import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { giftCardsPath, giftCardTermsCall } from '../../ui/gift-cards/gift-card-calls.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { GiftCardFormShell } from './gift-card-form-shell.tsx'
import { GiftCardsBody } from './gift-cards-body.tsx'

export const giftCardsScreen: Screen = {
  bar: () => innerBar('shell.gift_cards'),
  calls: () => [settingsCall, giftCardTermsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.gift_cards'), known(settingsCall)),
    description: t('gift_cards.description'),
    canonical: giftCardsPath,
    isIndexed: known(giftCardTermsCall)?.is_sold === 1,
  }),
}

export const serverPage: ServerPage = {
  screen: giftCardsScreen,
  body: () => <GiftCardsBody renderForm={(terms) => <GiftCardFormShell terms={terms} />} />,
}
