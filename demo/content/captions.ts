export const captions: Readonly<Record<string, string>> = {
  'gallery/kite-morning-01':
    '<p>Ilango let go of the first one at ten to seven. He says the wind had booked.</p>',
  'gallery/kite-morning-02':
    '<p>Paati Meenakshi, on her knees since five. <em>கோலம்</em> without lifting the hand once.</p>',
  'gallery/kite-morning-07': '<p>The paste is boiled rice. The bamboo is last year’s fence.</p>',
  'gallery/kite-morning-13':
    '<p>Imli’s kite came down in the next street. It was brought back with a plate of sundal.</p>',
  'gallery/lamp-evening-01': '<p>Class 8 counted three hundred. Class 2 counted three hundred and four.</p>',
  'gallery/lamp-evening-06':
    '<p>The floating ones are banana stem. Fish eat what is left, or so we tell each other.</p>',
  'gallery/lamp-evening-08': '<p>Two songs were planned. There were seven.</p>',
  'gallery/lamp-evening-14':
    '<p>The rest went out in one gust at nine, as if somebody had asked them to.</p>',
  'gallery/doorways-01': '<p>Mango leaves for luck, marigold because it was there.</p>',
  'gallery/doorways-05': '<p>Forty kilos, carried from the market by four cycles and one patient auto.</p>',
  'gallery/doorways-10': '<p>The tank at the end of the lane, full for the first time since March.</p>',
  'gallery/doorways-13': '<p>One hung the left side, one the right. They do not speak of the middle.</p>',
  'gallery/book-swap-01': '<p>Tidy until two minutes past ten.</p>',
  'gallery/book-swap-05': '<p>Class 2 listened to the end, and then once more from the beginning.</p>',
  'gallery/book-swap-08': '<p>Muslin tape and a cup of tea mend nearly everything.</p>',
  'gallery/book-swap-12': '<p>Eleven books and an encyclopaedia of tractors. Somebody’s loss.</p>',
  'gallery/sapling-saturday-01': '<p>Every pit has a number, every number a family.</p>',
  'gallery/sapling-saturday-04': '<p>Nobody had brought an umbrella, and nobody went home.</p>',
  'gallery/sapling-saturday-07': '<p>Sown in July by people who did not believe in it.</p>',
  'gallery/sapling-saturday-14':
    '<p>One hundred and thirty-one of a hundred and forty stood. The goat has been spoken to.</p>',
  'gallery/loom-day-01': '<p>Valli’s border: she sees it from the back, in a mirror.</p>',
  'gallery/loom-day-04': '<p>The blue is real indigo. So are the fingernails.</p>',
  'gallery/loom-day-10':
    '<p>Four hundred and eighty on the warp. Class 4 counted, twice, and got two answers.</p>',
  'gallery/drums-and-dinner-02': '<p>He remembered it during dinner and said it from a chair.</p>',
  'gallery/drums-and-dinner-03':
    '<p>Nine hundred idlis. We know, because we ran out at eight hundred and ninety-nine.</p>',
  'gallery/drums-and-dinner-13': '<p>Eleven feathers were borrowed from the zoo’s own floor.</p>',
  'gallery/drums-and-dinner-16': '<p>Three children and one headmistress.</p>',
  'gallery/sports-day-03': '<p>Buttermilk, salt, curry leaf. Sixty litres gone by noon.</p>',
  'gallery/sports-day-07': '<p>Shoes lost at the start: fourteen. Found: fifteen.</p>',
  'gallery/sports-day-09': '<p>The parents had trained. It did not help.</p>',
  'gallery/sports-day-13': '<p>One for running, one for laughing, one for carrying somebody’s bag.</p>',
  'gallery/science-fair-03': '<p>It erupted at noon, and at ten past, and at twenty past.</p>',
  'gallery/science-fair-05': '<p>Made of two cycle pumps. It reached the neem.</p>',
  'gallery/science-fair-09': '<p>Thirty-one millimetres. The weather office said thirty.</p>',
  'gallery/science-fair-12': '<p>The judge asked why. Diya asked back.</p>',
}
