import type { PaletteName } from './palettes.ts'
import type { Picture } from './picture.ts'
import { type Shot, shoot } from './shot.ts'

const shots: Readonly<Record<string, readonly [Shot, PaletteName]>> = {
  'kite-morning': [['kites', 'noon', 'Kite and kolam morning'], 'house'],
  'book-swap': [['bookshelf', 'noon', 'Book swap'], 'house'],
  'story-circle': [['reading', 'evening', 'Story circle'], 'house'],
  'pottery-workshop': [['clay-workshop', 'noon', 'Pottery workshop'], 'house'],
  'sapling-saturday': [['saplings', 'noon', 'Sapling Saturday'], 'house'],
  'beach-clean-up': [['sea-shore', 'morning', 'Beach clean-up'], 'peacock'],
  'telescope-night': [['star-gazing', 'night', 'Telescope night'], 'indigo'],
  'science-fair': [['science-fair', 'noon', 'Science fair'], 'indigo'],
  'margazhi-kolam': [['kolam-floor', 'morning', 'Margazhi kolam'], 'house'],
  pongal: [['pongal', 'morning', 'Pongal'], 'house'],
  'annual-day': [['stage', 'night', 'Annual day'], 'house'],
  'lamp-evening': [['lamps', 'night', 'Lamp evening'], 'house'],
}

export const eventPictures: readonly Picture[] = Object.entries(shots).flatMap(([slug, [shot, palette]]) => [
  shoot(shot, { name: `events/${slug}`, kind: 'event', palette }),
  shoot(shot, { name: `events/${slug}-banner`, kind: 'banner', palette }),
])
