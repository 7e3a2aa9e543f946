import type { PaletteName } from './palettes.ts'
import type { Picture } from './picture.ts'
import { type Shot, shoot } from './shot.ts'

/** Pictures of web pages and blog posts: 'pages/about-us'. */
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

export const pagePictures: readonly Picture[] = Object.entries(shots).map(([slug, [shot, palette]]) =>
  shoot(shot, { name: `pages/${slug}`, kind: 'page', palette }),
)
