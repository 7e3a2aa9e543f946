import { album } from './album.ts'

export const sportsDay = album({
  slug: 'sports-day',
  title: 'Sports day',
  description: 'Everyone ran, some won, all had buttermilk.',
  palettes: ['house', 'peacock', 'house'],
  shots: [
    ['sports-day', 'noon', 'On your marks'],
    ['sports-day', 'morning', 'Warm-up'],
    ['stalls', 'noon', 'Buttermilk stand'],
    ['sports-day', 'noon', 'Third from the left'],
    ['sports-day', 'evening', 'The finals', 2],
    ['kites', 'noon', 'A wind for the flags'],
    ['sports-day', 'noon', 'Barefoot is faster', 3],
    ['drums', 'noon', 'The band of Class 5'],
    ['sports-day', 'morning', 'Teachers against parents', 4],
    ['sea-shore', 'morning', 'The long run, Marina'],
    ['sports-day', 'noon', 'So close', 5],
    ['sea-shore', 'evening', 'Feet in the water afterwards'],
    ['sports-day', 'evening', 'Prizes for all', 6],
    ['bus-stop', 'evening', 'Tired, happy, sandy'],
  ],
})
