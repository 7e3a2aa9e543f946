export interface DemoReview {
  readonly product: string
  readonly by: string
  readonly stars: number
  readonly title?: string
  readonly text: string
  readonly days: number
  readonly helpful?: number
  readonly answer?: string
}

export const demoReviews: readonly DemoReview[] = [
  {
    ...{ product: 'five-small-books', by: 'Farida B.', stars: 5, days: 41, helpful: 9 },
    title: 'Read to pieces, in the best way',
    text: 'Our daughter is four and knows all five by heart. The pages are thick enough for small hands and the pictures have something new every evening.',
  },
  {
    ...{ product: 'five-small-books', by: 'Karthik S.', stars: 4, days: 23, helpful: 3 },
    title: 'Lovely stories, small print',
    text: 'The stories are short and kind. The print could be a little larger for children who begin to read by themselves.',
    answer: 'Thank you. The second printing has larger letters; it is in the shop from next month.',
  },
  {
    ...{ product: 'five-small-books', by: 'Anitha V.', stars: 5, days: 6 },
    text: 'Bought as a birthday present, and then a second set for ourselves.',
  },
  {
    ...{ product: 'terracotta-water-pot', by: 'Lakshmi N.', stars: 5, days: 64, helpful: 14 },
    title: 'Cold water without a plug',
    text: 'Soak it for a day first, as the note says. After that the water is cool even in May, and it tastes of rain.',
  },
  {
    ...{ product: 'terracotta-water-pot', by: 'Imran K.', stars: 3, days: 30, helpful: 5 },
    title: 'Good pot, leaking tap',
    text: 'The pot itself is beautiful. The tap dripped for a week until I changed the washer.',
    answer: 'That should not be. Write to us and a new tap comes by post, with two washers.',
  },
  {
    ...{ product: 'terracotta-water-pot', by: 'Ravi P.', stars: 4, days: 12, helpful: 1 },
    text: 'Heavier than I thought and well packed: it came all the way to Madurai without a scratch.',
  },
  {
    ...{ product: 'clay-tea-cups', by: 'Selvi M.', stars: 5, days: 18, helpful: 4 },
    title: 'Tea tastes like the railway again',
    text: 'Six cups, six slightly different shapes. They keep the tea hot just long enough.',
  },
  {
    ...{ product: 'clay-tea-cups', by: 'Joseph A.', stars: 2, days: 9, helpful: 2 },
    title: 'One was chipped',
    text: 'Five are perfect. One had a chip on the rim, and I did not want to send a single cup back.',
  },
  {
    ...{ product: 'handloom-towels', by: 'Meena R.', stars: 5, days: 27, helpful: 6 },
    title: 'Thin, fast to dry, and they last',
    text: 'Washed twenty times by now and only softer. The red gives a little colour in the first wash.',
  },
  {
    ...{ product: 'kolli-hills-honey', by: 'Sundar G.', stars: 5, days: 15, helpful: 7 },
    text: 'Dark and a little smoky. It turned solid in the cool weeks, as real honey does; warm water puts it right.',
  },
  {
    ...{ product: 'pull-along-elephant', by: 'Divya T.', stars: 5, days: 21, helpful: 3 },
    title: 'Follows our son everywhere',
    text: 'The wheels are quiet on the stone floor and the string is short enough to be safe.',
  },
  {
    ...{ product: 'pull-along-elephant', by: 'Mohan D.', stars: 4, days: 4 },
    text: 'Nicely made. One ear came a little loose, and some wood glue helped.',
  },
  {
    ...{ product: 'copper-bottle', by: 'Priya J.', stars: 4, days: 33, helpful: 2 },
    text: 'Keeps its shine with lemon and salt. The lid closes tight; I carry it in my bag every day.',
  },
  {
    ...{ product: 'ragi-laddu', by: 'Uma K.', stars: 5, days: 3 },
    title: 'Gone before I could hide them',
    text: 'Not too sweet, and you can taste the ragi. The children thought it was a treat; I did not tell.',
  },
]

interface DemoAnswer {
  readonly by: string
  readonly as: 'seller' | 'office' | 'buyer'
  readonly text: string
  readonly helpful?: number
}

interface DemoQuestion {
  readonly product: string
  readonly by: string
  readonly text: string
  readonly days: number
  readonly helpful?: number
  readonly answers: readonly DemoAnswer[]
}

export const demoQuestions: readonly DemoQuestion[] = [
  {
    ...{ product: 'terracotta-water-pot', by: 'Nila S.', days: 45, helpful: 6 },
    text: 'Can it stand on a glass shelf, or will it sweat too much?',
    answers: [
      {
        ...{ by: 'The pottery', as: 'seller', helpful: 8 },
        text: 'It does sweat: that is what cools the water. Put a plate below it, and no glass.',
      },
      {
        by: 'Lakshmi N.',
        as: 'buyer',
        text: 'Ours stands on a clay saucer, which is dry again by noon.',
        helpful: 2,
      },
    ],
  },
  {
    ...{ product: 'five-small-books', by: 'Ashok R.', days: 11, helpful: 2 },
    text: 'From which age on are they readable alone?',
    answers: [
      {
        by: 'The office',
        as: 'office',
        text: 'Most children of class 1 read them alone by the second term.',
        helpful: 3,
      },
    ],
  },
  {
    ...{ product: 'handloom-towels', by: 'Beena L.', days: 2, answers: [] },
    text: 'How large is the large one, in centimetres?',
  },
]
