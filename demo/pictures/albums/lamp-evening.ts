import { album } from './album.ts'

export const lampEvening = album({
  slug: 'lamp-evening',
  title: 'Lamp evening',
  description: 'Three hundred clay lamps, one match.',
  palettes: ['house', 'peacock', 'house', 'indigo'],
  shots: [
    ['lamps', 'night', 'Three hundred lamps, one match'],
    ['dusk-market', 'night', 'The lane before the lamps'],
    ['lamps', 'night', 'Along the school wall'],
    ['doorway', 'evening', 'The school door'],
    ['lamps', 'night', 'Round and round'],
    ['temple-tank', 'night', 'On the water'],
    ['lamps', 'night', 'The big one'],
    ['stage', 'night', 'Songs by Class 4'],
    ['lamps', 'night', 'Down the steps'],
    ['stalls', 'night', 'Sweets until nine'],
    ['kolam-floor', 'night', 'A place for every lamp'],
    ['lamps', 'night', 'Oil, wick, spark'],
    ['dusk-market', 'night', 'Grandmother’s stall'],
    ['lamps', 'night', 'Nearly all of them'],
    ['drums', 'night', 'Then the drums came'],
  ],
})
