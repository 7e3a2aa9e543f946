import { album } from './album.ts'

export const scienceFair = album({
  slug: 'science-fair',
  title: 'Science fair',
  description: 'Forty tables, one volcano too many.',
  palettes: ['house', 'indigo', 'peacock'],
  shots: [
    ['science-fair', 'noon', 'The hall at nine'],
    ['classroom', 'noon', 'How big is the sun?'],
    ['science-fair', 'noon', 'It erupts at noon', 2],
    ['kitchen-garden', 'noon', 'Which bed grew faster?'],
    ['science-fair', 'noon', 'To the moon and back', 3],
    ['bookshelf', 'noon', 'Where the ideas came from'],
    ['classroom', 'noon', 'Sums for the rocket', 2],
    ['science-fair', 'noon', 'Please do touch', 4],
    ['rain', 'noon', 'Measuring the first rain'],
    ['science-fair', 'noon', 'Wind into light', 5],
    ['sea-shore', 'noon', 'Why the sea is salt'],
    ['science-fair', 'noon', 'The judges had questions', 6],
    ['classroom', 'noon', 'Thank you, Class 6', 3],
  ],
})
