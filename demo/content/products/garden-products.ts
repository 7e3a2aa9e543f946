import { ASHA_SHOP, MANNVASANAI, PAATHIRAM, rupees, type DemoProduct } from './product.ts'

export const gardenProducts: readonly DemoProduct[] = [
  {
    business: ASHA_SHOP,
    title: 'Seeds for one balcony',
    route: 'seeds-for-one-balcony',
    ...{ returnable: 0, return_days: 0 },
    category: 'seeds-and-pots',
    price: rupees(130),
    short_description: 'Brinjal, beans, keerai, chilli, marigold.',
    description: `<p>Saved on the school’s roof, so they know the sun here. Five paper bags with the month to sow in, written by
class 4. At least eight in ten come up or you get new ones.</p>`,
    picture: 'products/seeds',
  },
  {
    business: MANNVASANAI,
    title: 'Tulasi planter',
    route: 'tulasi-planter',
    category: 'seeds-and-pots',
    price: rupees(310),
    short_description: 'A courtyard for a balcony that has none.',
    description: `<p>Square, unglazed, with a niche for one agal lamp. The tulasi in it comes from the school’s roof and likes
morning sun. 26 cm tall.</p>`,
    picture: 'products/planter',
  },
  {
    business: PAATHIRAM,
    title: 'Watering can, 4 litres',
    route: 'watering-can',
    category: 'tools',
    price: rupees(470),
    compare_at_price: rupees(520),
    short_description: 'A rose so fine that seedlings do not notice.',
    description: `<p>Galvanised, riveted, painted once. Balanced to pour with one hand at the height of a child of eight.</p>`,
    picture: 'products/watering-can',
  },
  {
    business: PAATHIRAM,
    title: 'Trowel and hand fork',
    route: 'trowel-and-fork',
    category: 'tools',
    price: rupees(220),
    short_description: 'Cut from a lorry spring, as it should be.',
    description: `<p>Forged in Mylapore from spring steel, handles of neem, made for a hand of eight years and good in one of
eighty. They rust if you leave them in the rain, and forgive you.</p>`,
    picture: 'products/trowel',
  },
  {
    business: MANNVASANAI,
    title: 'Clay house for birds',
    route: 'clay-bird-house',
    category: 'seeds-and-pots',
    price: rupees(360),
    short_description: 'Sparrows move in within a month, or squirrels do.',
    description: `<p>A hole of 32 mm keeps crows out. Hang it in the shade, facing away from the rain, higher than the cat.</p>`,
    picture: 'products/birdhouse',
  },
  {
    business: ASHA_SHOP,
    title: 'Palm-leaf harvest basket',
    route: 'palm-leaf-basket',
    category: 'tools',
    price: rupees(280),
    short_description: 'For what the balcony gave, and then for the market.',
    description: `<p>Plaited in Pulicat by a group of nineteen women. Washes clean, dries in an hour, lasts for years if nobody
sits on it.</p>`,
    picture: 'products/basket',
  },
]
