import { comments } from '#framework/comments'
import { deadLetters } from '#framework/dead-letters'
import { deletedDocuments } from '#framework/deleted-documents'
import { desk } from '#framework/desk'
import { files } from '#framework/files'
import { identity } from '#framework/identity'
import type { Module } from '#framework/modules'
import { records } from '#framework/records'
import { rights } from '#framework/rights'
import { rpc } from '#framework/rpc'
import { savedViews } from '#framework/saved-views'
import { tags } from '#framework/tags'
import { webhooks } from '#framework/webhooks'
import { contributions } from '#community/contributions'
import { events } from '#community/events'
import { gallery } from '#community/gallery'
import { books } from '#money/books'
import { counter } from '#money/counter'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { receipts } from '#money/receipts'
import { contact } from '#site/contact'
import { forms } from '#site/forms'
import { notifications } from '#site/notifications'
import { website } from '#site/website'
import { businesses } from '#store/businesses'
import { catalog } from '#store/catalog'

/** Every room of the house. Their shares of the demo are loaded in this order. */
export const modules: readonly Module[] = [
  identity,
  rights,
  files,
  records,
  deletedDocuments,
  rpc,
  desk,
  comments,
  tags,
  savedViews,
  deadLetters,
  webhooks,
  website,
  notifications,
  contact,
  forms,
  ledger,
  payments,
  receipts,
  counter,
  books,
  businesses,
  catalog,
  events,
  gallery,
  contributions,
]
