import { captions } from '#demo'
import { albums } from '#demo/pictures'
import type { DemoContext } from '#framework/modules'
import { Gallery } from './doctypes/gallery.doctype.ts'

/** Nine albums of days worth keeping; the first of the list is inserted last, for the newest is shown first. */
export async function demo({ documents, picture }: DemoContext): Promise<void> {
  for (const { title, description, cover, pictures } of albums.toReversed())
    await documents.insert(Gallery, {
      title,
      description,
      cover_image: picture(cover),
      published: 1,
      consent_purpose: 'Pictures of school days on our own pages',
      gallery: pictures.map(({ name, title, alt }) => ({
        image: picture(name),
        title,
        alt,
        caption: captions[name] ?? null,
      })),
    })
}
