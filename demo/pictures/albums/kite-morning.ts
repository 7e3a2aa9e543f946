import { album } from './album.ts'

export const kiteMorning = album({
  slug: 'kite-morning',
  title: 'Kite and kolam morning',
  description: 'Seven in the morning on the tank ground: paper, thread, rice flour and breakfast.',
  palettes: ['house', 'house', 'indigo'],
  shots: [
    ['kites', 'noon', 'The first ones are up'],
    ['kolam-floor', 'morning', 'Drawn before the gate opened'],
    ['kites', 'morning', 'Seven o’clock, and already wind'],
    ['stalls', 'morning', 'Thread, paper and breakfast'],
    ['kites', 'noon', 'Over Banyan Lane'],
    ['kolam-floor', 'noon', 'Thirteen dots, one line'],
    ['toy-workshop', 'noon', 'Bamboo, paste, patience'],
    ['kites', 'evening', 'One more before we go'],
    ['temple-tank', 'morning', 'The tank ground, early'],
    ['kites', 'noon', 'Nobody lets go'],
    ['kolam-floor', 'noon', 'The parents’ row'],
    ['reading', 'morning', 'Resting in the shade'],
    ['kites', 'morning', 'Imli’s red one'],
    ['kolam-floor', 'noon', 'With powder and patience'],
    ['kites', 'noon', 'Two strings, one knot'],
    ['bus-stop', 'noon', 'And home again'],
  ],
})
