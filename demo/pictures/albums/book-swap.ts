import { album } from './album.ts'

export const bookSwap = album({
  slug: 'book-swap',
  title: 'Book swap',
  description: 'Bring one, take one, tell someone about it.',
  palettes: ['house', 'indigo', 'house'],
  shots: [
    ['bookshelf', 'noon', 'Ten o’clock, still tidy'],
    ['reading', 'noon', 'Under the neem'],
    ['bookshelf', 'noon', 'Tamil on top, English below'],
    ['stalls', 'noon', 'The swapping table'],
    ['classroom', 'noon', 'Reading aloud in Class 2'],
    ['bookshelf', 'noon', 'Somebody left an elephant'],
    ['reading', 'morning', 'Chapter one'],
    ['paper-workshop', 'noon', 'Mending the torn ones'],
    ['bookshelf', 'noon', 'Picture books'],
    ['reading', 'evening', 'Just this page'],
    ['bus-stop', 'noon', 'The library came on wheels'],
    ['bookshelf', 'noon', 'What was left at six'],
    ['reading', 'noon', 'Quiet, please'],
  ],
})
