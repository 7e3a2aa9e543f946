import { ASHA_SHOP, rupees, type DemoProduct } from './product.ts'

const seller = { business: ASHA_SHOP }

export const bookProducts: readonly DemoProduct[] = [
  {
    ...seller,
    title: 'The well that answered back',
    route: 'the-well-that-answered-back',
    category: 'stories',
    price: rupees(180),
    short_description: 'Paati Rukmini’s longest story, in two languages.',
    description: `<p>Tamil on the left, English on the right, frogs in the middle. Drawn by the evening class. 48 pages,
sewn, survives a bath.</p>`,
    picture: 'products/storybook',
  },
  {
    ...seller,
    title: 'Five small books for the bus',
    route: 'five-small-books',
    category: 'stories',
    price: rupees(240),
    compare_at_price: rupees(300),
    short_description: 'Each lasts from Adyar to Mylapore.',
    description: `<p>A thief, a kite, a bicycle, a monsoon and a mongoose. Sixteen pages each, in Tamil with English at the back.
From six years.</p>`,
    picture: 'products/books',
  },
  {
    ...seller,
    title: 'Letter cards in three scripts',
    route: 'letter-cards',
    category: 'to-learn-with',
    price: rupees(260),
    short_description: 'Three alphabets that play snap with each other.',
    description: `<p>Sixty thick cards with block prints: அ for அணில், आ for आम, A for ant. Rules for five games, three of which we
made up ourselves.</p>`,
    picture: 'products/letter-cards',
  },
  {
    ...seller,
    title: 'Slate with sponge and chalk',
    route: 'slate-with-sponge',
    category: 'to-learn-with',
    price: rupees(140),
    short_description: 'Mistakes vanish. Nobody keeps count.',
    description: `<p>Real slate from Markapur in a mango-wood frame, lines on one side, none on the other. Six chalks and a
sponge on a string. No charger.</p>`,
    picture: 'products/slate',
  },
  {
    ...seller,
    title: 'A globe one may draw on',
    route: 'globe-to-draw-on',
    category: 'to-learn-with',
    price: rupees(890),
    short_description: 'Chennai is marked. The rest is up to you.',
    description: `<p>Papier mâché with a blackboard coat: coasts in white, everything else for chalk. Put in the monsoon, put in
Grandfather’s ship. 25 cm across.</p>`,
    picture: 'products/globe',
  },
  {
    ...seller,
    title: 'Beeswax crayons and a book to fill',
    route: 'beeswax-crayons',
    category: 'to-learn-with',
    price: rupees(290),
    compare_at_price: rupees(340),
    short_description: 'Bright, hard to break, nice to smell.',
    description: `<p>Five colours, coloured with earth and plants where we could and with school-safe pigment where we could
not, and 32 pages with a first line on each: the rest of the story is yours.</p>`,
    picture: 'products/crayons',
  },
]
