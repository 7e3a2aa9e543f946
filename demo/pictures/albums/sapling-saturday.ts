import { album } from './album.ts'

export const saplingSaturday = album({
  slug: 'sapling-saturday',
  title: 'Sapling Saturday',
  description: 'A hundred and forty saplings, six barrows and a lot of mud.',
  palettes: ['house', 'peacock'],
  shots: [
    ['saplings', 'noon', 'The long bed'],
    ['kitchen-garden', 'noon', 'What we eat on Mondays'],
    ['saplings', 'morning', 'Before the heat'],
    ['rain', 'noon', 'It rained at eleven'],
    ['saplings', 'noon', 'Neem, pungam, poovarasu'],
    ['marigold-market', 'noon', 'Marigolds for the border'],
    ['kitchen-garden', 'morning', 'Brinjal, at last'],
    ['saplings', 'evening', 'The last row'],
    ['reading', 'noon', 'Lunch under the old neem'],
    ['kitchen-garden', 'evening', 'Class 5 and their cabbages'],
    ['saplings', 'noon', 'Everyone has a name tag'],
    ['umbrellas', 'noon', 'The crowd at noon'],
    ['kitchen-garden', 'noon', 'Carrots do not hurry'],
    ['saplings', 'morning', 'One week later'],
  ],
})
