import { defineModule } from '#framework/modules'
import { Gallery } from './doctypes/gallery.doctype.ts'
import { galleryHooks } from './doctypes/gallery.hooks.ts'
import { galleryExtensions } from './extensions.ts'
import { words } from './words.ts'

export const gallery = defineModule({
  name: 'gallery',
  docTypes: [Gallery],
  hooks: [galleryHooks],
  extensions: galleryExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  words,
})
