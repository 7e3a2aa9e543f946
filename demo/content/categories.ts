export interface DemoShelf {
  readonly route: string
  readonly category_name: string
  readonly full_description: string
}

/** A stall; its picture stands for its shelves too. */
export interface DemoCategory extends DemoShelf {
  readonly picture: string
  readonly shelves: readonly DemoShelf[]
}

const shelf = (route: string, category_name: string, full_description: string): DemoShelf => ({
  route,
  category_name,
  full_description,
})

export const demoCategories: readonly DemoCategory[] = [
  {
    ...shelf(
      'clay',
      'Clay',
      'Turned in Kosapet, fired with coconut husk. It breathes, it cools, and one day it is earth again.',
    ),
    picture: 'categories/clay',
    shelves: [
      shelf(
        'pots-and-pitchers',
        'Pots and pitchers',
        'For water, for flowers, for the corner that needs something.',
      ),
      shelf(
        'lamps-and-small-things',
        'Lamps and small things',
        'What fits a palm: agal, cups, and a pot for coins.',
      ),
    ],
  },
  {
    ...shelf('handloom', 'Handloom', 'Cotton from six looms in Chromepet. Softer with every wash.'),
    picture: 'categories/handloom',
    shelves: [
      shelf('for-the-house', 'For the house', 'Towels, rugs and covers that do not mind being used.'),
      shelf(
        'to-wear-and-carry',
        'To wear and carry',
        'Sarees, kurtas, and the bag that has replaced all others.',
      ),
    ],
  },
  {
    ...shelf('kitchen', 'Kitchen', 'Steel, copper and stone from Mylapore, with a repair counter for life.'),
    picture: 'categories/kitchen',
    shelves: [
      shelf('to-carry-food', 'To carry food', 'Tiffins, bottles and tumblers for school, office and train.'),
      shelf('to-cook-and-store', 'To cook and store', 'Spice boxes, ladles and things that grind.'),
    ],
  },
  {
    ...shelf('toys', 'Toys', 'Wood, cloth and paper. No batteries, no noise but the child’s.'),
    picture: 'categories/toys',
    shelves: [
      shelf('for-small-hands', 'For small hands', 'To pull, to hug, to set dancing. From eighteen months.'),
      shelf('for-the-street', 'For the street', 'Tops, kites and balls, for after four o’clock.'),
    ],
  },
  {
    ...shelf('books', 'Books', 'Tamil and English, chosen by the reading table and tested on laps.'),
    picture: 'categories/books',
    shelves: [
      shelf('stories', 'Stories', 'For bedtime, for bus rides, for the last bench.'),
      shelf('to-learn-with', 'To learn with', 'Letters, maps and slates that make one curious.'),
    ],
  },
  {
    ...shelf('garden', 'Garden', 'Everything for a balcony, a terrace or one stubborn tree.'),
    picture: 'categories/garden',
    shelves: [
      shelf('seeds-and-pots', 'Seeds and pots', 'Local seed that keeps its promise, and what to put it in.'),
      shelf('tools', 'Tools', 'Few, strong, and in two sizes of hand.'),
    ],
  },
  {
    ...shelf('paper', 'Paper', 'Made of cotton rags and sugar cane, printed with wooden blocks.'),
    picture: 'categories/paper',
    shelves: [
      shelf(
        'to-write-and-draw',
        'To write and draw',
        'Notebooks, pencils and colours for the first day of term.',
      ),
      shelf('to-give', 'To give', 'Cards, wrapping and lanterns for other people’s happy days.'),
    ],
  },
  {
    ...shelf('sweets', 'Sweets', 'Made on Tuesdays and Fridays by the women’s kitchen. Eaten by Sunday.'),
    picture: 'categories/sweets',
    shelves: [
      shelf('sweet', 'Sweet', 'Palm jaggery, sesame, honey from the hills.'),
      shelf('crisp-and-sour', 'Crisp and sour', 'Murukku by the ring, mango by the strip.'),
    ],
  },
]
