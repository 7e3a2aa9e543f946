import type { PaletteName } from './palettes.ts'
import type { Picture } from './picture.ts'
import { type Shot, shoot } from './shot.ts'

/** By the event's slug: 'events/book-swap' is nearly square, 'events/book-swap-banner' wide. */
const shots: Readonly<Record<string, readonly [Shot, PaletteName]>> = {
  'kite-and-kolam-morning': [['kites', 'noon', 'Kite and kolam morning'], 'house'],
  'book-swap': [['bookshelf', 'noon', 'Book swap'], 'house'],
  'sapling-saturday': [['saplings', 'noon', 'Sapling Saturday'], 'house'],
  'lamp-evening': [['lamps', 'night', 'Lamp evening'], 'house'],
  'sports-day': [['sports-day', 'noon', 'Sports day'], 'house'],
  'science-fair': [['science-fair', 'noon', 'Science fair'], 'indigo'],
  'loom-day': [['weave', 'noon', 'Loom day'], 'house'],
  'drums-and-dinner': [['drums', 'evening', 'Drums and dinner'], 'house'],
  'rain-walk': [['rain', 'noon', 'First rain walk'], 'house'],
  'beach-clean-up': [['sea-shore', 'morning', 'Beach clean-up'], 'peacock'],
  'annual-day': [['stage', 'night', 'Annual day'], 'house'],
  'open-house': [['classroom', 'noon', 'Open house'], 'house'],
}

export const eventPictures: readonly Picture[] = Object.entries(shots).flatMap(([slug, [shot, palette]]) => [
  shoot(shot, { name: `events/${slug}`, kind: 'event', palette }),
  shoot(shot, { name: `events/${slug}-banner`, kind: 'banner', palette }),
])
