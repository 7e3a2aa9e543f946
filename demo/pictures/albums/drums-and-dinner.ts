import { album } from './album.ts'

export const drumsAndDinner = album({
  slug: 'drums-and-dinner',
  title: 'Drums and dinner',
  description: 'Annual day: a play, a band, and food for four hundred.',
  palettes: ['house', 'house', 'indigo', 'peacock'],
  shots: [
    ['drums', 'evening', 'They start softly'],
    ['stage', 'night', 'The king forgets his line'],
    ['stalls', 'evening', 'Dosa, idli, vada'],
    ['drums', 'evening', 'The whole of Class 3'],
    ['stage', 'evening', 'Puppets before dinner'],
    ['dusk-market', 'night', 'The queue for the wheel'],
    ['drums', 'night', 'Louder'],
    ['umbrellas', 'evening', 'A short shower'],
    ['stage', 'night', 'Bow, and bow again'],
    ['marigold-market', 'evening', 'Garlands for the teachers'],
    ['drums', 'evening', 'Nobody sat down', 2],
    ['kitchen-table', 'evening', 'The kitchen table'],
    ['stage', 'night', 'The peacock dance'],
    ['dusk-market', 'night', 'Lights until ten'],
    ['drums', 'evening', 'The last beat', 3],
    ['bus-stop', 'night', 'Asleep before the bridge'],
  ],
})
