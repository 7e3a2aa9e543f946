import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type affiliates from './affiliates/en.json'
import type album from './album/en.json'
import type app from './app/en.json'
import type blog from './blog/en.json'
import type cart from './cart/en.json'
import type catalog from './catalog/en.json'
import type checkIn from './check-in/en.json'
import type checkout from './checkout/en.json'
import type classLists from './class-lists/en.json'
import type contact from './contact/en.json'
import type desk from './desk/en.json'
import type deskMoney from './desk-money/en.json'
import type eventRegistration from './event-registration/en.json'
import type events from './events/en.json'
import type family from './family/en.json'
import type flag from './flag/en.json'
import type forms from './forms/en.json'
import type gallery from './gallery/en.json'
import type giftCards from './gift-cards/en.json'
import type handOver from './hand-over/en.json'
import type inbox from './inbox/en.json'
import type market from './market/en.json'
import type orders from './orders/en.json'
import type password from './password/en.json'
import type pay from './pay/en.json'
import type photos from './photos/en.json'
import type place from './place/en.json'
import type recommendations from './recommendations/en.json'
import type pledges from './pledges/en.json'
import type points from './points/en.json'
import type quotes from './quotes/en.json'
import type reviews from './reviews/en.json'
import type statement from './statement/en.json'
import type volunteers from './volunteers/en.json'
import type wallet from './wallet/en.json'
import type website from './website/en.json'

/** The English texts of every catalogue, by the name of its folder. */
interface EnglishTexts {
  affiliates: typeof affiliates
  album: typeof album
  /** Texts of every page of the app; other catalogues are loaded by their pages. */
  app: typeof app
  blog: typeof blog
  cart: typeof cart
  catalog: typeof catalog
  'check-in': typeof checkIn
  checkout: typeof checkout
  'class-lists': typeof classLists
  contact: typeof contact
  desk: typeof desk
  'desk-money': typeof deskMoney
  'event-registration': typeof eventRegistration
  events: typeof events
  family: typeof family
  flag: typeof flag
  forms: typeof forms
  gallery: typeof gallery
  'gift-cards': typeof giftCards
  'hand-over': typeof handOver
  inbox: typeof inbox
  market: typeof market
  orders: typeof orders
  password: typeof password
  pay: typeof pay
  photos: typeof photos
  place: typeof place
  pledges: typeof pledges
  points: typeof points
  quotes: typeof quotes
  recommendations: typeof recommendations
  reviews: typeof reviews
  statement: typeof statement
  volunteers: typeof volunteers
  wallet: typeof wallet
  website: typeof website
}

export type CatalogueName = keyof EnglishTexts

/** The id of a text of app or desk; one that no English catalogue has does not compile. */
export type MessageId = { [Name in CatalogueName]: keyof EnglishTexts[Name] }[CatalogueName]

/** Values of the placeholders of a text. */
type TextValues = Readonly<Record<string, string | number | null | undefined>>

/** A text in the language of the page. */
export type Translate = (id: MessageId, values?: TextValues) => string

/**
 * Texts by their ids. A build compiles those with placeholders, so that no browser loads a parser; outside of a build they
 * are ICU MessageFormat.
 */
export type CompiledMessages = Readonly<Record<string, string | CompiledMessage>>
