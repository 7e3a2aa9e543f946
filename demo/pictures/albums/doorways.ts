import { album } from './album.ts'

export const doorways = album({
  slug: 'doorways',
  title: 'Doorways of Banyan Lane',
  description: 'Every house hung its own toran. We walked past all of them.',
  palettes: ['house', 'peacock', 'indigo'],
  shots: [
    ['doorway', 'noon', 'Number 14'],
    ['doorway', 'morning', 'The potter’s house'],
    ['kolam-floor', 'morning', 'Do not step here'],
    ['doorway', 'noon', 'Two elephants'],
    ['marigold-market', 'morning', 'Where the flowers came from'],
    ['doorway', 'noon', 'Nani’s green door'],
    ['doorway', 'evening', 'Freshly painted'],
    ['kolam-floor', 'noon', 'Outside the tailor’s'],
    ['doorway', 'noon', 'The corner house'],
    ['temple-tank', 'evening', 'At the end of the lane'],
    ['doorway', 'morning', 'Somebody got up at four', 2],
    ['marigold-market', 'noon', 'Two hundred metres of marigold'],
    ['doorway', 'noon', 'The twins’ house'],
    ['doorway', 'noon', 'The last door', 3],
  ],
})
