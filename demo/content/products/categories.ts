interface DemoSubcategory {
  readonly route: string
  readonly category_name: string
  readonly full_description: string
}

export interface DemoCategory extends DemoSubcategory {
  readonly picture: string
  readonly subcategories: readonly DemoSubcategory[]
}

const describeCategory = (
  route: string,
  category_name: string,
  full_description: string,
): DemoSubcategory => ({
  route,
  category_name,
  full_description,
})

export const demoCategories: readonly DemoCategory[] = [
  {
    ...describeCategory(
      'clay',
      'Clay',
      'Turned in Kosapet, fired with coconut husk. It breathes, it cools, and one day it is earth again.',
    ),
    picture: 'categories/clay',
    subcategories: [
      describeCategory(
        'pots-and-pitchers',
        'Pots and pitchers',
        'For water, for flowers, for the corner that needs something.',
      ),
      describeCategory(
        'lamps-and-small-things',
        'Lamps and decor',
        'What fits a palm: agal, cups, and a pot for coins.',
      ),
    ],
  },
  {
    ...describeCategory(
      'handloom',
      'Handloom',
      'Cotton from six looms in Chromepet. Softer with every wash.',
    ),
    picture: 'categories/handloom',
    subcategories: [
      describeCategory(
        'for-the-house',
        'Home furnishing',
        'Towels, rugs and covers that do not mind being used.',
      ),
      describeCategory(
        'to-wear-and-carry',
        'Clothing and bags',
        'Sarees, kurtas, and the bag that has replaced all others.',
      ),
    ],
  },
  {
    ...describeCategory(
      'kitchen',
      'Kitchen',
      'Steel, copper and stone from Mylapore, with a repair counter for life.',
    ),
    picture: 'categories/kitchen',
    subcategories: [
      describeCategory(
        'to-carry-food',
        'Tiffins and bottles',
        'Tiffins, bottles and tumblers for school, office and train.',
      ),
      describeCategory(
        'to-cook-and-store',
        'Cookware and storage',
        'Spice boxes, ladles and things that grind.',
      ),
    ],
  },
  {
    ...describeCategory('toys', 'Toys', 'Wood, cloth and paper. No batteries, no noise but the child’s.'),
    picture: 'categories/toys',
    subcategories: [
      describeCategory(
        'for-small-hands',
        'Toys for toddlers',
        'To pull, to hug, to set dancing. From eighteen months.',
      ),
      describeCategory('for-the-street', 'Outdoor toys', 'Tops, kites and balls, for after four o’clock.'),
    ],
  },
  {
    ...describeCategory(
      'books',
      'Books',
      'Tamil and English, chosen by the reading table and tested on laps.',
    ),
    picture: 'categories/books',
    subcategories: [
      describeCategory('stories', 'Storybooks', 'For bedtime, for bus rides, for the last bench.'),
      describeCategory(
        'to-learn-with',
        'Learning supplies',
        'Letters, maps and slates that make one curious.',
      ),
    ],
  },
  {
    ...describeCategory('garden', 'Garden', 'Everything for a balcony, a terrace or one stubborn tree.'),
    picture: 'categories/garden',
    subcategories: [
      describeCategory(
        'seeds-and-pots',
        'Seeds and pots',
        'Local seed that keeps its promise, and what to put it in.',
      ),
      describeCategory('tools', 'Garden tools', 'Few, strong, and in two sizes of hand.'),
    ],
  },
  {
    ...describeCategory('paper', 'Paper', 'Made of cotton rags and sugar cane, printed with wooden blocks.'),
    picture: 'categories/paper',
    subcategories: [
      describeCategory(
        'to-write-and-draw',
        'Stationery',
        'Notebooks, pencils and colours for the first day of term.',
      ),
      describeCategory(
        'to-give',
        'Cards and gifts',
        'Cards, wrapping and lanterns for other people’s happy days.',
      ),
    ],
  },
  {
    ...describeCategory(
      'sweets',
      'Sweets',
      'Made on Tuesdays and Fridays by the women’s kitchen. Eaten by Sunday.',
    ),
    picture: 'categories/sweets',
    subcategories: [
      describeCategory('sweet', 'Sweets and honey', 'Palm jaggery, sesame, honey from the hills.'),
      describeCategory('crisp-and-sour', 'Savoury snacks', 'Murukku by the ring, mango by the strip.'),
    ],
  },
]
