import { demoAlbums } from '#demo'
import type { DemoContext } from '#framework/modules'
import { Gallery } from './doctypes/gallery.doctype.ts'

/** Nine albums of days worth keeping, the oldest first, so that the newest is shown first. */
export async function demo({ documents, picture }: DemoContext): Promise<void> {
  for (const { title, description, cover, items } of demoAlbums)
    await documents.insert(Gallery, {
      title,
      description,
      cover_image: picture(cover),
      published: 1,
      consent_purpose: 'Pictures of school days on our own pages',
      gallery: items.map((item) => ({
        image__video: picture(item.picture),
        title: item.title,
        alt: item.alt,
        caption: item.caption,
      })),
    })
}
