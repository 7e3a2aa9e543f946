import { albums } from './albums/all-albums.ts'
import { classAlbum, membersAlbum } from './albums/inside.ts'
import { categoryPictures } from './categories.ts'
import { eventPictures } from './events.ts'
import { logo } from './logo.ts'
import { pagePictures } from './pages.ts'
import type { Picture } from './picture.ts'
import { productPictures } from './products.ts'

export const pictures: readonly Picture[] = [
  ...[...albums, membersAlbum, classAlbum].flatMap((album) => album.pictures),
  ...eventPictures,
  ...productPictures,
  ...categoryPictures,
  ...pagePictures,
  logo,
]

const byName = new Map(pictures.map((picture) => [picture.name, picture]))

/** Throws on a name that no picture has, so that a slip in the demo content shows at once. */
export function pictureNamed(name: string): Picture {
  const found = byName.get(name)
  if (!found) throw new RangeError(`No picture is called ${name}`)
  return found
}
