import { drawScene, type SceneName, seeded, type Time } from '#design'
import { type PaletteName, palettes } from './palettes.ts'
import { picture, type Picture, type PictureKind, sizes } from './picture.ts'
import { altOf } from './scene-alts.ts'

/** One picture to take: where, when, its caption; another `take` draws the same scene anew. */
export type Shot = readonly [scene: SceneName, time: Time, title: string, take?: number]

interface Frame {
  readonly name: string
  readonly kind: PictureKind
  readonly palette: PaletteName
}

/** Albums are taken from near and far; what stands on a card or a banner shows the whole scene. */
const zoomOf = (seed: string, kind: PictureKind): number => {
  const random = seeded(`zoom ${seed}`)
  return kind !== 'gallery' || random.chance(0.45) ? 1 : random.between(1.08, 1.4)
}

export function shoot([scene, time, title, take = 1]: Shot, { name, kind, palette }: Frame): Picture {
  const seed = `${name} take ${take}`
  return picture({
    name,
    kind,
    title,
    alt: altOf(scene, time),
    draw: () =>
      drawScene(scene, { ...sizes[kind], seed, time, zoom: zoomOf(seed, kind), inks: palettes[palette] }),
  })
}
