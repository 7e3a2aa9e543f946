import { NOOL, rupees, type DemoProduct } from './product.ts'

const stall = { business: NOOL }

export const handloomProducts: readonly DemoProduct[] = [
  {
    ...stall,
    title: 'Handloom towels, set of 3',
    route: 'handloom-towels',
    category: 'for-the-house',
    price: rupees(540),
    compare_at_price: rupees(640),
    short_description: 'Thin, thirsty, dry by noon.',
    description: `<p>Thorthu weave of unbleached cotton with a red, a green and a mustard border. Wash them twice before you
judge them. 75 by 150 cm each.</p>`,
    picture: 'products/towel',
    alt: 'Folded towels with printed borders',
  },
  {
    ...stall,
    title: 'Chettinad cotton saree',
    route: 'chettinad-cotton-saree',
    category: 'to-wear-and-carry',
    price: rupees(1_850),
    short_description: 'Checks wide enough to be seen across a street.',
    description: `<p>Five and a half metres of 80-count cotton, woven in nine days by Valli or by Basheer; the label says which.
Starch it for the office, do not for the bus.</p>`,
    picture: 'products/saree',
    alt: 'A folded saree with a broad border',
  },
  {
    ...stall,
    title: 'Market bag with mango print',
    route: 'market-bag-mango',
    category: 'to-wear-and-carry',
    price: rupees(350),
    short_description: 'Carries eight kilos and an umbrella.',
    description: `<p>Double cloth at the bottom, a pocket for the phone inside, handles long enough for a shoulder. Printed with
blocks that class 7 helped to choose.</p>`,
    picture: 'products/bag',
    alt: 'A cloth bag with a mango print',
  },
  {
    ...stall,
    title: 'Children’s kurta, school blue',
    route: 'childrens-kurta-blue',
    category: 'to-wear-and-carry',
    price: rupees(620),
    short_description: 'With a hem that grows along.',
    description: `<p>Two fingers of extra hem, so that it fits for two years. Coconut buttons, side slits, a pocket that holds
one marble or one frog. Ages 4 to 12.</p>`,
    picture: 'products/kurta',
    alt: 'A short kurta with a printed yoke',
  },
  {
    ...stall,
    title: 'Rag rug, one metre',
    route: 'rag-rug',
    category: 'for-the-house',
    price: rupees(780),
    compare_at_price: rupees(900),
    short_description: 'Woven from what was left of 40 sarees.',
    description: `<p>Every rug is the only one. Strips of old cotton on a new warp: heavy, washable, and warm underfoot on a
red oxide floor. 60 by 100 cm.</p>`,
    picture: 'products/rug',
    alt: 'A striped woven rug with fringes',
  },
  {
    ...stall,
    title: 'Cushion cover, temple border',
    route: 'cushion-cover-temple',
    category: 'for-the-house',
    price: rupees(290),
    short_description: 'Teeth along the edge, as on the gopuram.',
    description: `<p>Woven, not printed, so the border shows on both sides. Envelope back, no zip to break. 40 by 40 cm; the
cushion is yours.</p>`,
    picture: 'products/cushion',
    alt: 'A square cushion with a toothed border',
  },
]
