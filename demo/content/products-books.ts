import { ASHA_SHOP, rupees, type DemoProduct } from './product.ts'

const stall = { business: ASHA_SHOP }

export const bookProducts: readonly DemoProduct[] = [
  {
    ...stall,
    title: 'The well that answered back',
    route: 'the-well-that-answered-back',
    category: 'stories',
    price: rupees(180),
    short_description: 'Paati Rukmini’s longest story, in two languages.',
    description: `<p>Tamil on the left, English on the right, frogs in the middle. Drawn by class 7 of two years ago. 48 pages,
sewn, survives a bath.</p>`,
    picture: 'products/storybook',
    alt: 'An open picture book',
  },
  {
    ...stall,
    title: 'Five small books for the bus',
    route: 'five-small-books',
    category: 'stories',
    price: rupees(240),
    compare_at_price: rupees(300),
    short_description: 'Each lasts from Adyar to Mylapore.',
    description: `<p>A thief, a kite, a bicycle, a monsoon and a mongoose. Sixteen pages each, in Tamil with English at the back.
From six years.</p>`,
    picture: 'products/books',
    alt: 'A stack of books, one open on top',
  },
  {
    ...stall,
    title: 'Letter cards, உயிர் and A to Z',
    route: 'letter-cards',
    category: 'to-learn-with',
    price: rupees(260),
    short_description: 'Two alphabets that play snap with each other.',
    description: `<p>Thirty-eight thick cards with block prints: அ for அணில், A for ant. Rules for five games, three of which we
made up ourselves.</p>`,
    picture: 'products/letter-cards',
    alt: 'Cards with letters',
  },
  {
    ...stall,
    title: 'Slate with sponge and chalk',
    route: 'slate-with-sponge',
    category: 'to-learn-with',
    price: rupees(140),
    short_description: 'Mistakes vanish. Nobody keeps count.',
    description: `<p>Real slate from Markapur in a mango-wood frame, lines on one side, none on the other. Six chalks and a
sponge on a string. No charger.</p>`,
    picture: 'products/slate',
    alt: 'A framed slate with chalk writing',
  },
  {
    ...stall,
    title: 'A globe one may draw on',
    route: 'globe-to-draw-on',
    category: 'to-learn-with',
    price: rupees(890),
    short_description: 'Chennai is marked. The rest is up to you.',
    description: `<p>Papier mâché with a blackboard coat: coasts in white, everything else for chalk. Put in the monsoon, put in
Grandfather’s ship. 25 cm across.</p>`,
    picture: 'products/globe',
    alt: 'A globe on a stand',
  },
  {
    ...stall,
    title: 'Print blocks, set of 4',
    route: 'print-blocks',
    category: 'to-learn-with',
    price: rupees(340),
    short_description: 'A fish, a mango, a sun, and one to carve.',
    description: `<p>Teak blocks cut in Pethapur, with a pad of indigo and a booklet on repeats, mirrors and turning round:
geometry by accident.</p>`,
    picture: 'products/print-block',
    alt: 'A carved wooden print block',
  },
]
