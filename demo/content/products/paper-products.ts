import { ASHA_SHOP, rupees, type DemoProduct } from './product.ts'

const seller = { business: ASHA_SHOP }

export const paperProducts: readonly DemoProduct[] = [
  {
    ...seller,
    title: 'Block-print notebook, A5',
    route: 'block-print-notebook',
    category: 'to-write-and-draw',
    price: rupees(160),
    short_description: 'Opens flat. Fountain pens are welcome.',
    description: `<p>Ninety-six pages of cotton-rag paper, sewn with a thread that you can see. No lines. Covers printed by hand,
so no two are quite the same.</p>`,
    picture: 'products/notebook',
  },
  {
    ...seller,
    title: 'Painted pencil box with pencils',
    route: 'pencil-box',
    category: 'to-write-and-draw',
    price: rupees(320),
    short_description: 'Four pencils now, treasure later.',
    description: `<p>Mango wood, a sliding lid, a name plate inside. Packed with four pencils, a sharpener and a rubber that
really rubs.</p>`,
    picture: 'products/pencil-box',
  },
  {
    ...seller,
    title: 'Print block with ink pad',
    route: 'print-block',
    category: 'to-write-and-draw',
    price: rupees(340),
    compare_at_price: rupees(390),
    short_description: 'Geometry by accident.',
    description: `<p>A flower cut in teak, a pad of indigo, and a booklet on repeats, mirrors and turning round. Prints on paper,
cotton and, sooner or later, on a brother.</p>`,
    picture: 'products/print-block',
  },
  {
    ...seller,
    title: 'Cards for all occasions, 10',
    route: 'cards-all-occasions',
    category: 'to-give',
    price: rupees(200),
    short_description: 'Nothing printed inside. You will find the words.',
    description: `<p>Ten folded cards with envelopes: kolam, kite, lamp, elephant and a mango that looks like a smile. Some of
the paper is elephant, too, in a way. It does not smell.</p>`,
    picture: 'products/cards',
  },
  {
    ...seller,
    title: 'Wrapping paper, 3 rolls',
    route: 'wrapping-paper',
    category: 'to-give',
    price: rupees(150),
    short_description: 'Too good to tear. Everybody tears it.',
    description: `<p>Three rolls of two metres, block-printed on sugar-cane paper, with cotton string. Can be ironed and used
again, as grandmothers know.</p>`,
    picture: 'products/gift-rolls',
  },
  {
    ...seller,
    title: 'Star lantern, folding',
    route: 'star-lantern',
    category: 'to-give',
    price: rupees(240),
    short_description: 'Hangs out from Karthigai until Christmas.',
    description: `<p>Seven points, cut and folded by the evening class. Lies flat in a drawer for eleven months. Takes any small
bulb; please no candle.</p>`,
    picture: 'products/star-lantern',
  },
]
