import { defineModule } from '#framework/modules'
import { Album } from './album/album.doctype.ts'
import { albumHooks } from './album/album.hooks.ts'
import { TaggedPerson } from './tagged-person/tagged-person.doctype.ts'
import { photoConsentHooks, taggedPersonHooks } from './tagged-person/tagged-person.hooks.ts'
import { HiddenPhoto } from './hidden-photo/hidden-photo.doctype.ts'
import { galleryExtensions } from './extensions.ts'
import { addPictures } from './album/add-pictures.ts'
import { getOwnPictures } from './hidden-photo/get-own-pictures.ts'
import { getPictures } from './album/get-pictures.ts'
import { getRoster } from './tagged-person/get-roster.ts'
import { openPictures } from './album/open-pictures.ts'
import { tag } from './tagged-person/tag.ts'
import { untag } from './tagged-person/untag.ts'
import { galleryEventHandlers } from './event-handlers.ts'
import { messages } from './messages.ts'

export const gallery = defineModule({
  name: 'gallery',
  docTypes: [Album, HiddenPhoto, TaggedPerson],
  methods: {
    ...{ getPictures, getRoster, tag, untag, addPictures },
    ...{ openPictures, getOwnPictures },
  },
  hooks: [albumHooks, taggedPersonHooks, photoConsentHooks],
  eventHandlers: galleryEventHandlers,
  extensions: galleryExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
