import { album } from './album.ts'

export const loomDay = album({
  slug: 'loom-day',
  title: 'Loom day',
  description: 'The weavers of Kapas Loom House let everyone throw the shuttle once.',
  palettes: ['house', 'indigo', 'peacock'],
  shots: [
    ['weave', 'noon', 'The border of the day'],
    ['weave', 'noon', 'Four hundred threads'],
    ['paper-workshop', 'noon', 'Blocks and paste'],
    ['weave', 'noon', 'Indigo and sand', 3],
    ['stalls', 'noon', 'Towels, sarees, rugs'],
    ['weave', 'noon', 'Out to dry'],
    ['weave', 'noon', 'Diamonds are hard', 2],
    ['doorway', 'noon', 'The weaver’s house'],
    ['weave', 'noon', 'Red wants company'],
    ['classroom', 'noon', 'Counting threads'],
    ['weave', 'noon', 'A metre an hour'],
    ['weave', 'noon', 'The one nobody sold', 2],
  ],
})
