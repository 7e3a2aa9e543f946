import { diamond, kolam, themeColours } from '#design'
import { picture, type Picture } from './picture.ts'
import type { PaletteName } from './palettes.ts'
import { type Shot, shoot } from './shot.ts'
import { albums, classAlbum, membersAlbum } from './albums/all-albums.ts'
import { categoryPictures, productPictures } from './products.ts'
import { eventPictures } from './events.ts'

const { brand, trim, surface } = themeColours.light

const drawLogo = (): string => {
  const kolamSvg = kolam(diamond(2), {
    center: [120, 120],
    step: 58,
    threadWidth: 13,
    dotRadius: 11,
    threadColour: surface,
    dotColour: trim,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><circle cx="120" cy="120" r="120" fill="${brand}"/>${kolamSvg}</svg>`
}

const logo = {
  ...picture({ name: 'logo/asha', kind: 'logo', title: 'Asha', alt: 'Asha', draw: drawLogo }),
  isTransparent: true,
}

const shots: Readonly<Record<string, readonly [Shot, PaletteName]>> = {
  'about-us': [['bus-stop', 'morning', 'On the way to school'], 'house'],
  campus: [['reading', 'noon', 'The neem in the yard'], 'peacock'],
  admissions: [['classroom', 'noon', 'The first lesson'], 'house'],
  volunteer: [['kitchen-garden', 'morning', 'Two hours on a Saturday'], 'house'],
  'how-a-pot-is-made': [['clay-workshop', 'noon', 'Four hands and a wheel'], 'peacock'],
  'why-marigolds': [['marigold-market', 'noon', 'Baskets at five in the morning'], 'house'],
  'monsoon-notes': [['umbrellas', 'noon', 'The street in July'], 'indigo'],
  'a-walk-round-the-tank': [['temple-tank', 'evening', 'The tank at six'], 'house'],
}

const pagePictures: readonly Picture[] = Object.entries(shots).map(([slug, [shot, palette]]) =>
  shoot(shot, { name: `pages/${slug}`, kind: 'page', palette }),
)

export const pictures: readonly Picture[] = [
  ...[...albums, membersAlbum, classAlbum].flatMap((album) => album.pictures),
  ...eventPictures,
  ...productPictures,
  ...categoryPictures,
  ...pagePictures,
  logo,
]

const byName = new Map(pictures.map((picture) => [picture.name, picture]))

/** Throws on an unknown name, so that a typing error in the demo content shows at once. */
export function pictureNamed(name: string): Picture {
  const found = byName.get(name)
  if (!found) throw new RangeError(`No picture is called ${name}`)
  return found
}
