import type { Album } from './album.ts'
import { bookSwap } from './book-swap.ts'
import { doorways } from './doorways.ts'
import { drumsAndDinner } from './drums-and-dinner.ts'
import { kiteMorning } from './kite-morning.ts'
import { lampEvening } from './lamp-evening.ts'
import { loomDay } from './loom-day.ts'
import { saplingSaturday } from './sapling-saturday.ts'
import { scienceFair } from './science-fair.ts'
import { sportsDay } from './sports-day.ts'

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
