import { setupI18n } from '@lingui/core'
import { compileMessages } from '../messages/compile.ts'
import { type MessageId, en } from '../messages/en.ts'
import { isLanguage, pseudoLanguage, type Language } from '../messages/languages.ts'
import type { Messages } from '../messages/message.ts'
import { deskEn } from '../messages/desk-en.ts'
import { deskMoneyEn } from '../messages/desk-money-en.ts'
import { deskHi } from '../messages/desk-hi.ts'
import { deskMoneyHi } from '../messages/desk-money-hi.ts'
import { deskTa } from '../messages/desk-ta.ts'
import { deskMoneyTa } from '../messages/desk-money-ta.ts'
import { album as albumEn } from '../messages/en/album.ts'
import { album as albumHi } from '../messages/hi/album.ts'
import { album as albumTa } from '../messages/ta/album.ts'
import { cartEn } from '../messages/cart-en.ts'
import { cartHi } from '../messages/cart-hi.ts'
import { cartTa } from '../messages/cart-ta.ts'
import { catalog as catalogEn } from '../messages/en/catalog.ts'
import { catalog as catalogHi } from '../messages/hi/catalog.ts'
import { catalog as catalogTa } from '../messages/ta/catalog.ts'
import { checkout as checkoutEn } from '../messages/en/checkout.ts'
import { checkout as checkoutHi } from '../messages/hi/checkout.ts'
import { checkout as checkoutTa } from '../messages/ta/checkout.ts'
import { checkIn as checkInEn } from '../messages/en/check-in.ts'
import { eventRegistration as eventRegistrationEn } from '../messages/en/event-registration.ts'
import { eventRegistration as eventRegistrationHi } from '../messages/hi/event-registration.ts'
import { eventRegistration as eventRegistrationTa } from '../messages/ta/event-registration.ts'
import { familyEn } from '../messages/family-en.ts'
import { familyHi } from '../messages/family-hi.ts'
import { familyTa } from '../messages/family-ta.ts'
import { formsEn } from '../messages/forms-en.ts'
import { formsHi } from '../messages/forms-hi.ts'
import { formsTa } from '../messages/forms-ta.ts'
import { hi } from '../messages/hi.ts'
import { checkIn as checkInHi } from '../messages/hi/check-in.ts'
import { marketEn } from '../messages/market-en.ts'
import { marketHi } from '../messages/market-hi.ts'
import { marketTa } from '../messages/market-ta.ts'
import { orders as ordersEn } from '../messages/en/orders.ts'
import { orders as ordersHi } from '../messages/hi/orders.ts'
import { orders as ordersTa } from '../messages/ta/orders.ts'
import { payEn } from '../messages/pay-en.ts'
import { payHi } from '../messages/pay-hi.ts'
import { payTa } from '../messages/pay-ta.ts'
import { placeEn } from '../messages/place-en.ts'
import { placeHi } from '../messages/place-hi.ts'
import { placeTa } from '../messages/place-ta.ts'
import { reviews as reviewsEn } from '../messages/en/reviews.ts'
import { reviews as reviewsHi } from '../messages/hi/reviews.ts'
import { reviews as reviewsTa } from '../messages/ta/reviews.ts'
import { volunteers as volunteersEn } from '../messages/en/volunteers.ts'
import { volunteers as volunteersHi } from '../messages/hi/volunteers.ts'
import { volunteers as volunteersTa } from '../messages/ta/volunteers.ts'
import { pseudoMessages } from '../messages/pseudo.ts'
import { ta } from '../messages/ta.ts'
import { checkIn as checkInTa } from '../messages/ta/check-in.ts'

/** All catalogues at once, for the server, the checks and the tests. A browser loads one (`loadCatalogue`). */
export const catalogues = {
  en: {
    ...en,
    ...albumEn,
    ...cartEn,
    ...catalogEn,
    ...checkInEn,
    ...checkoutEn,
    ...deskEn,
    ...deskMoneyEn,
    ...eventRegistrationEn,
    ...familyEn,
    ...formsEn,
    ...marketEn,
    ...ordersEn,
    ...reviewsEn,
    ...payEn,
    ...placeEn,
    ...volunteersEn,
  },
  hi: {
    ...hi,
    ...albumHi,
    ...cartHi,
    ...catalogHi,
    ...checkInHi,
    ...checkoutHi,
    ...deskHi,
    ...deskMoneyHi,
    ...eventRegistrationHi,
    ...familyHi,
    ...formsHi,
    ...marketHi,
    ...ordersHi,
    ...reviewsHi,
    ...payHi,
    ...placeHi,
    ...volunteersHi,
  },
  ta: {
    ...ta,
    ...albumTa,
    ...cartTa,
    ...catalogTa,
    ...checkInTa,
    ...checkoutTa,
    ...deskTa,
    ...deskMoneyTa,
    ...eventRegistrationTa,
    ...familyTa,
    ...formsTa,
    ...marketTa,
    ...ordersTa,
    ...reviewsTa,
    ...payTa,
    ...placeTa,
    ...volunteersTa,
  },
  [pseudoLanguage]: pseudoMessages({
    ...en,
    ...albumEn,
    ...checkInEn,
    ...deskEn,
    ...deskMoneyEn,
    ...eventRegistrationEn,
    ...familyEn,
    ...formsEn,
    ...marketEn,
    ...payEn,
    ...volunteersEn,
  }),
} satisfies Record<Language | typeof pseudoLanguage, Messages>

const messagesOf = (language: string): Messages =>
  language === pseudoLanguage
    ? catalogues[pseudoLanguage]
    : catalogues[isLanguage(language) ? language : 'en']

export type Translate = (id: MessageId, values?: Record<string, unknown>) => string

const translators = new Map<string, Translate>()

function makeTranslator(language: string): Translate {
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: compileMessages(messagesOf(language)) },
  })
  return (id, values) => i18n._(id, values)
}

/** Translates outside of React (mails, PDFs, server-rendered heads). An unknown language speaks English. */
export function translator(language: string): Translate {
  const known = translators.get(language) ?? makeTranslator(language)
  translators.set(language, known)
  return known
}
