import { type Album, album } from './album.ts'
import { bookSwap, loomDay, saplingSaturday, scienceFair, sportsDay } from './activity-albums.ts'
import { doorways, drumsAndDinner, kiteMorning, lampEvening } from './festival-albums.ts'

export const albums: readonly Album[] = [
  kiteMorning,
  lampEvening,
  doorways,
  bookSwap,
  saplingSaturday,
  loomDay,
  drumsAndDinner,
  sportsDay,
  scienceFair,
]

/** Albums with limited visibility. Their pictures are used nowhere else, so that hiding them is complete. */
export const membersAlbum: Album = album({
  slug: 'behind-the-stage',
  title: 'Behind the stage',
  description: 'The week before the annual day, for those who were there.',
  palettes: ['indigo', 'house', 'peacock'],
  shots: [
    ['stage', 'noon', 'Painting the palace'],
    ['drums', 'noon', 'First rehearsal'],
    ['paper-workshop', 'noon', 'Crowns, size small'],
    ['umbrellas', 'noon', 'Carrying it all across'],
    ['stage', 'evening', 'Lights on, lights off'],
    ['reading', 'evening', 'Learning lines'],
  ],
})

export const classAlbum: Album = album({
  slug: 'class-4-outing',
  title: 'Class 4 at the weavers',
  description: 'A morning on the loom, for the families of the class.',
  palettes: ['house', 'indigo'],
  shots: [
    ['weave', 'morning', 'Everybody gets a turn'],
    ['bus-stop', 'morning', 'Twenty-two, counted twice'],
    ['paper-workshop', 'noon', 'Blue up to the elbows'],
    ['weave', 'noon', 'Red over, yellow under', 2],
    ['temple-tank', 'noon', 'Lunch by the water'],
    ['toy-workshop', 'noon', 'A bird to take home'],
  ],
})
