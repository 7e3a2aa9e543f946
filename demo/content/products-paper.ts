import { ASHA_SHOP, rupees, type DemoProduct } from './product.ts'

const stall = { business: ASHA_SHOP }

export const paperProducts: readonly DemoProduct[] = [
  {
    ...stall,
    title: 'Block-print notebook, A5',
    route: 'block-print-notebook',
    category: 'to-write-and-draw',
    price: rupees(160),
    short_description: 'Opens flat. Fountain pens are welcome.',
    description: `<p>Ninety-six pages of cotton-rag paper, sewn with a thread that you can see. No lines. Covers printed by hand,
so no two are quite the same.</p>`,
    picture: 'products/notebook',
    alt: 'A notebook with a block-printed cover',
  },
  {
    ...stall,
    title: 'Pencil box with three decks',
    route: 'pencil-box',
    category: 'to-write-and-draw',
    price: rupees(320),
    short_description: 'One deck for pencils, one for treasure, one secret.',
    description: `<p>Mango wood, a sliding lid, a name plate inside. Packed with three pencils, a sharpener and a rubber that
really rubs.</p>`,
    picture: 'products/pencil-box',
    alt: 'A wooden pencil box',
  },
  {
    ...stall,
    title: 'Beeswax crayons, 12',
    route: 'beeswax-crayons',
    category: 'to-write-and-draw',
    price: rupees(290),
    compare_at_price: rupees(340),
    short_description: 'Bright, hard to break, nice to smell.',
    description: `<p>Coloured with earth and plants where we could, and with school-safe pigment where we could not. Twelve
colours, three of them brown, because people are.</p>`,
    picture: 'products/crayons',
    alt: 'A box of crayons',
  },
  {
    ...stall,
    title: 'Cards for all occasions, 10',
    route: 'cards-all-occasions',
    category: 'to-give',
    price: rupees(200),
    short_description: 'Nothing printed inside. You will find the words.',
    description: `<p>Ten folded cards with envelopes: kolam, kite, lamp, elephant and a mango that looks like a smile. Some of
the paper is elephant, too, in a way. It does not smell.</p>`,
    picture: 'products/cards',
    alt: 'Greeting cards with prints',
  },
  {
    ...stall,
    title: 'Wrapping paper, 3 rolls',
    route: 'wrapping-paper',
    category: 'to-give',
    price: rupees(150),
    short_description: 'Too good to tear. Everybody tears it.',
    description: `<p>Three rolls of two metres, block-printed on sugar-cane paper, with cotton string. Can be ironed and used
again, as grandmothers know.</p>`,
    picture: 'products/gift-rolls',
    alt: 'Rolls of printed wrapping paper',
  },
  {
    ...stall,
    title: 'Star lantern, folding',
    route: 'star-lantern',
    category: 'to-give',
    price: rupees(240),
    short_description: 'Hangs out from Karthigai until Christmas.',
    description: `<p>Seven points, cut and folded by the evening class. Lies flat in a drawer for eleven months. Takes any small
bulb; please no candle.</p>`,
    picture: 'products/star-lantern',
    alt: 'A paper star lantern',
  },
]
