import { desk } from '#framework/desk'
import { files } from '#framework/files'
import { identity } from '#framework/identity'
import type { Module } from '#framework/modules'
import { events } from '#community/events'
import { gallery } from '#community/gallery'
import { contact } from '#site/contact'
import { website } from '#site/website'
import { businesses } from '#store/businesses'
import { catalog } from '#store/catalog'

/** Every room of the house. Their shares of the demo are loaded in this order. */
export const modules: readonly Module[] = [
  identity,
  files,
  desk,
  website,
  contact,
  businesses,
  catalog,
  events,
  gallery,
]
