import { KAPAS, rupees, type DemoProduct } from './product.ts'

const seller = { business: KAPAS }

export const handloomProducts: readonly DemoProduct[] = [
  {
    ...seller,
    title: 'Handloom towels, set of 3',
    route: 'handloom-towels',
    category: 'for-the-house',
    price: rupees(540),
    compare_at_price: rupees(640),
    short_description: 'Thin, thirsty, dry by noon.',
    description: `<p>Thorthu weave of unbleached cotton with borders in three colours. Wash them twice before you
judge them. 75 by 150 cm each.</p>`,
    picture: 'products/towel',
  },
  {
    ...seller,
    title: 'Chettinad cotton saree',
    route: 'chettinad-cotton-saree',
    category: 'to-wear-and-carry',
    price: rupees(1_850),
    short_description: 'Checks wide enough to be seen across a street.',
    description: `<p>Five and a half metres of 80-count cotton, woven in nine days by Valli or by Basheer; the label says which.
Starch it for the office, do not for the bus.</p>`,
    picture: 'products/saree',
  },
  {
    ...seller,
    title: 'Green market bag, mango print',
    route: 'market-bag-mango',
    category: 'to-wear-and-carry',
    price: rupees(350),
    short_description: 'Carries eight kilos and an umbrella.',
    description: `<p>Double cloth at the bottom, a pocket for the phone inside, handles long enough for a shoulder. Printed with
blocks that class 7 helped to choose.</p>`,
    picture: 'products/bag',
  },
  {
    ...seller,
    title: 'Children’s kurta',
    route: 'childrens-kurta-marigold',
    category: 'to-wear-and-carry',
    price: rupees(620),
    short_description: 'With a hem that grows along.',
    description: `<p>Two fingers of extra hem, so that it fits for two years. Coconut buttons, side slits, a pocket that holds
one marble or one frog. Ages 4 to 12.</p>`,
    picture: 'products/kurta',
  },
  {
    ...seller,
    title: 'Dhurrie with diamonds',
    route: 'dhurrie-diamonds',
    category: 'for-the-house',
    price: rupees(780),
    compare_at_price: rupees(900),
    short_description: 'Rolls up when the cousins leave.',
    description: `<p>Flat-woven on the pit loom, so both sides are the right side. Heavy, washable, and warm underfoot on a
red oxide floor. 90 by 150 cm.</p>`,
    picture: 'products/rug',
  },
  {
    ...seller,
    title: 'Cushion cover, one flower',
    route: 'cushion-cover-flower',
    category: 'for-the-house',
    price: rupees(290),
    short_description: 'It does not need watering.',
    description: `<p>One flower in the middle, printed with three blocks and a steady hand. Envelope back, no zip to break. 40 by 40 cm; the
cushion is yours.</p>`,
    picture: 'products/cushion',
  },
]
