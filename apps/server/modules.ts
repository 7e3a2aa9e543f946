import { assignments } from '#framework/assignments'
import { comments } from '#framework/comments'
import { deadLetters } from '#framework/dead-letters'
import { deletedDocuments } from '#framework/deleted-documents'
import { desk } from '#framework/desk'
import { files } from '#framework/files'
import { identity } from '#framework/identity'
import type { Module } from '#framework/modules'
import { printing } from '#framework/printing'
import { records } from '#framework/document-history'
import { permissionAdmin } from '#framework/permission-admin'
import { rpc } from '#framework/rpc'
import { savedViews } from '#framework/saved-views'
import { tags } from '#framework/tags'
import { webhooks } from '#framework/webhooks'
import { cards } from '#community/cards'
import { classLists } from '#community/class-lists'
import { contributions } from '#community/contributions'
import { events } from '#community/events'
import { family } from '#community/family'
import { fees } from '#community/fees'
import { gallery } from '#community/gallery'
import { renewals } from '#community/renewals'
import { students } from '#community/students'
import { tickets } from '#community/tickets'
import { board } from '#community/board'
import { classifieds } from '#community/classifieds'
import { jobs } from '#community/jobs'
import { volunteerCredit } from '#community/volunteer-credit'
import { volunteers } from '#community/volunteers'
import { books } from '#money/books'
import { manualPayments } from '#money/manual-payments'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { receipts } from '#money/receipts'
import { rewards } from '#money/rewards'
import { statements } from '#money/statements'
import { wallet } from '#money/wallet'
import { giftCards } from '#money/gift-cards'
import { blog } from '#site/blog'
import { contact } from '#site/contact'
import { forms } from '#site/forms'
import { moderation } from '#site/moderation'
import { notifications } from '#site/notifications'
import { places } from '#site/places'
import { search } from '#site/search'
import { translations } from '#site/translations'
import { website } from '#site/website'
import { affiliates } from '#store/affiliates'
import { businesses } from '#store/businesses'
import { cart } from '#store/cart'
import { catalog } from '#store/catalog'
import { downloads } from '#store/downloads'
import { inventory } from '#store/inventory'
import { orders } from '#store/orders'
import { pledges } from '#store/pledges'
import { promotions } from '#store/promotions'
import { quotes } from '#store/quotes'
import { recommendations } from '#store/recommendations'
import { reviews } from '#store/reviews'
import { shipping } from '#store/shipping'
import { taxes } from '#store/taxes'
import { wishlist } from '#store/wishlist'

/** Modules of the server; the demo loads their parts in this order. */
export const modules: readonly Module[] = [
  identity,
  permissionAdmin,
  files,
  records,
  deletedDocuments,
  rpc,
  desk,
  comments,
  assignments,
  printing,
  tags,
  savedViews,
  deadLetters,
  webhooks,
  website,
  translations,
  search,
  notifications,
  places,
  contact,
  forms,
  moderation,
  ledger,
  payments,
  receipts,
  manualPayments,
  wallet,
  rewards,
  giftCards,
  statements,
  books,
  businesses,
  catalog,
  inventory,
  taxes,
  shipping,
  cart,
  promotions,
  quotes,
  wishlist,
  orders,
  affiliates,
  downloads,
  reviews,
  recommendations,
  events,
  tickets,
  contributions,
  students,
  family,
  gallery,
  fees,
  classLists,
  renewals,
  cards,
  classifieds,
  jobs,
  board,
  volunteers,
  volunteerCredit,
  pledges,
  blog,
]
