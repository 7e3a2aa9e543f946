import { ASHA_SHOP, NOOL, rupees, type DemoProduct } from './product.ts'

export const toyProducts: readonly DemoProduct[] = [
  {
    business: ASHA_SHOP,
    title: 'Pull-along elephant',
    route: 'pull-along-elephant',
    category: 'for-small-hands',
    price: rupees(380),
    compare_at_price: rupees(450),
    short_description: 'Nods when it is pulled, and is pulled all day.',
    description: `<p>Turned from ivory wood that is no ivory, coloured with lac from trees. The ears are leather. The string is
short enough to be safe. From eighteen months.</p>`,
    picture: 'products/elephant',
    alt: 'A wooden elephant on wheels',
  },
  {
    business: ASHA_SHOP,
    title: 'Marapachi pair',
    route: 'marapachi-pair',
    category: 'for-small-hands',
    price: rupees(560),
    short_description: 'A wooden couple that has lived in every house.',
    description: `<p>Carved from red wood in Kondapalli, dressed by our loom house in what was left over. They stand alone, they
marry weekly, they come to golu.</p>`,
    picture: 'products/doll',
    alt: 'A small wooden doll in cloth',
  },
  {
    business: NOOL,
    title: 'Rag horse on a stick',
    route: 'rag-horse',
    category: 'for-small-hands',
    price: rupees(420),
    short_description: 'Stabled behind any door.',
    description: `<p>Head of handloom remnants, stuffed with cotton, mane of warp ends. The stick is rounded below and has no
wheels, because corridors are short. From three years.</p>`,
    picture: 'products/horse',
    alt: 'A toy horse with a bright mane',
  },
  {
    business: ASHA_SHOP,
    title: 'Bambaram spinning top',
    route: 'bambaram-top',
    category: 'for-the-ground',
    price: rupees(90),
    short_description: 'With a rope, and a page on how not to cry.',
    description: `<p>Rosewood, iron tip, two metres of rope. It takes an afternoon to learn and then it is the sound of the
street. From seven.</p>`,
    picture: 'products/top',
    alt: 'A wooden spinning top with its rope',
  },
  {
    business: ASHA_SHOP,
    title: 'Paper kite, ready to fly',
    route: 'paper-kite',
    category: 'for-the-ground',
    price: rupees(60),
    short_description: 'Two sticks, one sheet, the whole sky.',
    description: `<p>Made by Ilango. Comes with its tail, forty metres of plain cotton thread, and never with glass on it. Tears
are mended with boiled rice.</p>`,
    picture: 'products/kite',
    alt: 'A paper kite with a tail',
  },
  {
    business: ASHA_SHOP,
    title: 'Street football, size 4',
    route: 'street-football',
    category: 'for-the-ground',
    price: rupees(540),
    compare_at_price: rupees(600),
    short_description: 'Stitched for tar, sand and the neighbour’s gate.',
    description: `<p>Thirty-two panels, hand-stitched, a bladder that one can change. Rougher than a match ball on purpose.
Returned by the neighbour within an hour, as a rule.</p>`,
    picture: 'products/football',
    alt: 'A football with a printed pattern',
  },
]
