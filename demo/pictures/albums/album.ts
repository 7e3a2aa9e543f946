import type { PaletteName } from '../palettes.ts'
import type { Picture } from '../picture.ts'
import { type Shot, shoot } from '../shot.ts'

export interface Album {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly cover: string
  readonly pictures: readonly Picture[]
}

interface AlbumPlan extends Pick<Album, 'slug' | 'title' | 'description'> {
  readonly palettes: readonly PaletteName[]
  readonly shots: readonly Shot[]
}

const nameOf = (slug: string, index: number): string =>
  `gallery/${slug}-${String(index + 1).padStart(2, '0')}`

export const album = ({ slug, title, description, palettes, shots }: AlbumPlan): Album => ({
  slug,
  title,
  description,
  cover: nameOf(slug, 0),
  pictures: shots.map((shot, index) =>
    shoot(shot, {
      name: nameOf(slug, index),
      kind: 'gallery',
      palette: palettes[index % palettes.length] ?? 'house',
    }),
  ),
})
