import { defineModule } from '#framework/modules'
import { Gallery } from './doctypes/gallery.doctype.ts'
import { galleryHooks } from './doctypes/gallery.hooks.ts'
import { GalleryPerson } from './doctypes/gallery-person.doctype.ts'
import { consentHooks, galleryPersonHooks } from './doctypes/pictured.hooks.ts'
import { WithheldPicture } from './doctypes/withheld-picture.doctype.ts'
import { galleryExtensions } from './extensions.ts'
import { addPictures } from './methods/add-pictures.ts'
import { getOwnPictures } from './methods/get-own-pictures.ts'
import { getPictures } from './methods/get-pictures.ts'
import { getRoster } from './methods/get-roster.ts'
import { openPictures } from './methods/open-pictures.ts'
import { tag } from './methods/tag.ts'
import { untag } from './methods/untag.ts'
import { gallerySubscriptions } from './subscriptions.ts'
import { messages } from './messages.ts'

export const gallery = defineModule({
  name: 'gallery',
  docTypes: [Gallery, WithheldPicture, GalleryPerson],
  methods: {
    ...{ getPictures, getRoster, tag, untag, addPictures },
    ...{ openPictures, getOwnPictures },
  },
  hooks: [galleryHooks, galleryPersonHooks, consentHooks],
  subscriptions: gallerySubscriptions,
  extensions: galleryExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
