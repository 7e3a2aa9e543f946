import { MANNVASANAI, rupees, type DemoProduct } from './product.ts'

const seller = { business: MANNVASANAI }

export const clayProducts: readonly DemoProduct[] = [
  {
    ...seller,
    title: 'Terracotta water pot',
    route: 'terracotta-water-pot',
    category: 'pots-and-pitchers',
    price: rupees(420),
    short_description: 'Cools water by eleven degrees, and needs no plug for it.',
    description: `<p>A vessel turned in one pull, dried for nine days, fired once. Fill it, throw the first water to the
plants, and drink from the second. Comes with its lid and a ring of straw to stand on.</p><p>It sweats. That is how it cools.</p>`,
    picture: 'products/pot',
  },
  {
    ...seller,
    title: 'Long-necked vase',
    route: 'long-necked-vase',
    category: 'pots-and-pitchers',
    price: rupees(380),
    compare_at_price: rupees(450),
    short_description: 'Three marigolds are enough for it.',
    description: `<p>Burnished with a river stone until it shines without glaze. Sealed inside with beeswax, so that it can
hold water for a week of jasmine.</p>`,
    picture: 'products/vase',
  },
  {
    ...seller,
    title: 'Clay tea cups, set of 3',
    route: 'clay-tea-cups',
    category: 'lamps-and-small-things',
    price: rupees(110),
    short_description: 'Tea tastes of rain in them.',
    description: `<p>Fired twice, so that you may wash and use them for years. Small, as a cup of strong tea should be: 90 ml.
No two hold exactly the same.</p>`,
    picture: 'products/cups',
  },
  {
    ...seller,
    title: 'Agal lamps',
    route: 'agal-lamps',
    category: 'lamps-and-small-things',
    price: rupees(150),
    short_description: 'For the threshold, the tulasi, and the power cut.',
    description: `<p>Twelve pinched lamps in a box of sugar-cane board. Soak them for an hour before the first oil and they
drink less of it. Broken ones come back to us and are clay again.</p>`,
    picture: 'products/diya',
  },
  {
    ...seller,
    title: 'Undiyal, a pot for coins',
    route: 'undiyal-coin-pot',
    category: 'lamps-and-small-things',
    price: rupees(120),
    short_description: 'Opens only once. Choose the day well.',
    description: `<p>A slit, no door, no key. A child of five fills it in about a year. When it breaks, bring the pieces and the
next one costs half.</p>`,
    picture: 'products/money-box',
  },
  {
    ...seller,
    title: 'Karthigai lamp tower',
    route: 'karthigai-lamp-tower',
    category: 'lamps-and-small-things',
    price: rupees(640),
    compare_at_price: rupees(720),
    short_description: 'Five flames on one foot.',
    description: `<p>Thrown in three parts and joined wet. The wide foot is heavy on purpose: it stays where it stands, even on
a windy wall. A thimble of oil lasts through the evening.</p>`,
    picture: 'products/lamp',
  },
]
